// A veil behind the new page is to be taken out by its place; but what lies on top is the page.
import UIKit

final class VeiledPush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        page.frame = container.bounds
        container.addSubview(page)
        let veil = UIView(frame: container.bounds)
        container.insertSubview(veil, belowSubview: page) // expect: error leaked-view
        page.alpha = 0
        UIView.animate(withDuration: 0.3, animations: {
            page.alpha = 1
        }, completion: { _ in
            container.subviews.last?.removeFromSuperview() // expect: error destination-not-installed
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
        operation == .push ? VeiledPush() : nil
    }
}
