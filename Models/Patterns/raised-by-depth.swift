// A page put below the one it replaces and raised above it by its layer's depth.
import UIKit

final class LiftedPage: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from), let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        transitionContext.containerView.insertSubview(page, belowSubview: old)
        page.layer.zPosition = 10
        page.transform = CGAffineTransform(translationX: 300, y: 0)
        UIView.animate(withDuration: 0.3, animations: {
            page.transform = .identity
        }, completion: { _ in
            page.layer.zPosition = 0
            if transitionContext.transitionWasCancelled { page.removeFromSuperview() }
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
        operation == .push ? LiftedPage() : nil
    }
}
