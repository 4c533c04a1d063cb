// animateTransition only starts what interruptibleAnimator answers. UIKit asks for that more than once and must get
// the same object, so it is kept; and it is dropped when the transition has ended, so that the next one gets a fresh
// one.
import UIKit

final class TrayLower: NSObject, UIViewControllerAnimatedTransitioning {
    private var current: UIViewImplicitlyAnimating?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let current { return current }
        let tray = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height

        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
        animator.addAnimations {
            tray?.transform = CGAffineTransform(translationX: 0, y: height)
        }
        animator.addCompletion { _ in
            let lowered = !transitionContext.transitionWasCancelled
            if lowered { tray?.removeFromSuperview() }
            tray?.transform = .identity
            transitionContext.completeTransition(lowered)
        }
        current = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        current = nil
    }
}

final class WorkbenchController: UIViewController, UIViewControllerTransitioningDelegate {
    private let lowering = TrayLower()
    /// Set by the gesture for as long as it lasts.
    var driver: UIPercentDrivenInteractiveTransition?

    func openTray() {
        let tray = UIViewController()
        tray.modalPresentationStyle = .custom
        tray.transitioningDelegate = self
        present(tray, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        lowering
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
