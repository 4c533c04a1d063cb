// Gravity moves the card at every step until it is out of sight: the action's condition comes true in the end.
import UIKit

final class GravityDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    private var dynamicAnimator: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(true)
            return
        }
        let container = transitionContext.containerView
        let animator = UIDynamicAnimator(referenceView: container)
        let gravity = UIGravityBehavior(items: [card])
        gravity.magnitude = 4
        gravity.action = { [weak self, weak animator] in
            guard !container.bounds.intersects(card.frame) else { return }
            animator?.removeAllBehaviors()
            guard self?.dynamicAnimator != nil else { return }
            self?.dynamicAnimator = nil
            card.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
        animator.addBehavior(gravity)
        dynamicAnimator = animator
    }
}

final class GravityDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func show(_ card: UIViewController, on host: UIViewController) {
        card.modalPresentationStyle = .overFullScreen
        card.transitioningDelegate = self
        host.present(card, animated: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        GravityDismissal()
    }
}
