// A driver that is always handed out, and that wants an interactive start only while a finger is down.
import UIKit

final class SheetDown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, animations: {
            sheet?.transform = CGAffineTransform(translationX: 0, y: height)
        }, completion: { _ in
            if transitionContext.transitionWasCancelled { sheet?.transform = .identity }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class SheetDriver: UIPercentDrivenInteractiveTransition {
    private weak var sheet: UIViewController?
    private var isDragging = false

    override var wantsInteractiveStart: Bool {
        get { isDragging }
        set { super.wantsInteractiveStart = newValue }
    }

    func attach(to sheet: UIViewController) {
        self.sheet = sheet
        sheet.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: pan.view).y / 400
        switch pan.state {
        case .began:
            isDragging = true
            sheet?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended where progress > 0.3:
            isDragging = false
            finish()
        case .ended, .cancelled, .failed:
            isDragging = false
            cancel()
        default:
            break
        }
    }
}

final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    let driver = SheetDriver()

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetDown()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}

final class MapController: UIViewController {
    private let transition = SheetTransition()

    func show(_ sheet: UIViewController) {
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        transition.driver.attach(to: sheet)
        present(sheet, animated: true)
    }
}
