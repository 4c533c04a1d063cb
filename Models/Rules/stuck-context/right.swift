// A panel that springs into view. Its property animator ends by itself, and its completion ends the transition.
import UIKit

final class PanelSpring: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        panel.frame = transitionContext.finalFrame(for: controller)
        panel.alpha = 0
        transitionContext.containerView.addSubview(panel)

        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
            panel.alpha = 1
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
        self.animator = animator
    }
}

final class PanelHost: UIViewController, UIViewControllerTransitioningDelegate {
    func showPanel() {
        let panel = UIViewController()
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = self
        present(panel, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PanelSpring()
    }
}
