// A fallback that completes if the animation does not end in time; whichever comes first stops the other.
import UIKit

final class GuardedFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        let fallback = DispatchWorkItem {
            page.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8, execute: fallback)
        UIView.animate(withDuration: 0.3, animations: {
            page.alpha = 1
        }, completion: { _ in
            fallback.cancel()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PagesDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? GuardedFade() : nil
    }
}
