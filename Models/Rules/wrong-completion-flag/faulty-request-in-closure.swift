// A driver that asks for the dismissal through a closure which the presenting screen has given it. The animator reports
// success whatever the finger did.
import UIKit

final class DropDown: NSObject, UIViewControllerAnimatedTransitioning {
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

final class DropDriver: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    var onBegan: (() -> Void)?

    @objc func drag(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: pan.view).y / 300
        switch pan.state {
        case .began:
            isActive = true
            onBegan?()
        case .changed:
            update(progress)
        case .ended where progress > 0.5:
            isActive = false
            finish()
        case .ended, .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}

final class DropTransition: NSObject, UIViewControllerTransitioningDelegate {
    let driver = DropDriver()

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DropDown()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.isActive ? driver : nil
    }
}

final class ListController: UIViewController {
    private let transition = DropTransition()

    func open(_ sheet: UIViewController) {
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        sheet.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: transition.driver, action: #selector(DropDriver.drag(_:))))
        transition.driver.onBegan = { [weak sheet] in sheet?.dismiss(animated: true) }
        present(sheet, animated: true)
    }
}
