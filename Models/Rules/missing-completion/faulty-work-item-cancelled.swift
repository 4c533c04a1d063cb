// A fallback that should complete if the animation does not: the animation's end cancels it and forgets to complete.
import UIKit

final class GuardedFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var fallback: DispatchWorkItem?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        let item = DispatchWorkItem {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        fallback = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        UIView.animate(withDuration: 0.3, animations: {
            page.alpha = 1
        }, completion: { _ in
            self.fallback?.cancel()
            self.fallback = nil
        }) // expect: error missing-completion
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
