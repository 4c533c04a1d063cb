// UIKit's dynamics drive the dismissal: the behaviour's action looks at every step how far the panel has fallen, stops
// the dynamics once it is out of sight, and ends the transition.
import UIKit

final class FallingPanel: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let animator = UIDynamicAnimator(referenceView: container)
        let gravity = UIGravityBehavior(items: [panel])
        gravity.magnitude = 3
        gravity.action = { [weak self] in
            guard panel.frame.minY > container.bounds.maxY else { return }
            self?.animator?.removeAllBehaviors()
            panel.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
        animator.addBehavior(gravity)
        self.animator = animator
    }
}

final class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let falling = FallingPanel()

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        falling
    }
}
