// Push and pop look alike: one view fades out while the other fades in. Both are opaque again at the end, the one that
// leaves as well, because it will come back.
import UIKit

final class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let old = transitionContext.view(forKey: .from),
              let new = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        new.frame = transitionContext.finalFrame(for: controller)
        new.alpha = 0
        container.addSubview(new)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            old.alpha = 0
            new.alpha = 1
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            old.alpha = 1
            new.alpha = 1
            if !completed { new.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        })
    }
}

final class ReaderNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CrossFade()
    }
}
