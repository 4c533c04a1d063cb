// The screen that is dismissed has the gesture, and was given the driver by the one that presents it. The animator reports
// success even when the finger was lifted too early.
import UIKit

final class Interactor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}

final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.4, animations: {
            sheet?.frame.origin.y = height
        }, completion: { _ in
            transitionContext.completeTransition(true) // expect: error wrong-completion-flag
        })
    }
}

final class ListController: UIViewController, UIViewControllerTransitioningDelegate {
    private let interactor = Interactor()

    func open() {
        let sheet = SheetController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        sheet.interactor = interactor
        present(sheet, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideDown()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interactor.hasStarted ? interactor : nil
    }
}

final class SheetController: UIViewController {
    var interactor: Interactor?

    @IBAction private func drag(_ sender: UIPanGestureRecognizer) {
        guard let interactor else { return }
        let progress = sender.translation(in: view).y / view.bounds.height
        switch sender.state {
        case .began:
            interactor.hasStarted = true
            dismiss(animated: true)
        case .changed:
            interactor.shouldFinish = progress > 0.3
            interactor.update(progress)
        case .cancelled:
            interactor.hasStarted = false
            interactor.cancel()
        case .ended:
            interactor.hasStarted = false
            interactor.shouldFinish ? interactor.finish() : interactor.cancel()
        default:
            break
        }
    }
}
