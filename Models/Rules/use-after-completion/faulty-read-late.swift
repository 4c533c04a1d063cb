// A fade that measures its container once more after the push is over: by then the context has given it up.
import UIKit

final class MeasuredFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        UIView.animate(withDuration: 0.3, animations: {
            page.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                let width = transitionContext.containerView.bounds.width // expect: error use-after-completion
                print("the page is \(width) points wide")
            }
        })
    }
}

final class PagesDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? MeasuredFade() : nil
    }
}
