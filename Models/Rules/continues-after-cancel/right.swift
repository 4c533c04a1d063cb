// A pop in two steps, driven by a swipe: the page shrinks, then it fades. After a cancelled swipe the second step is
// left out.
import UIKit

final class ShrinkThenFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .from),
              let previous = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.insertSubview(previous, belowSubview: page)

        UIView.animate(withDuration: 0.3, animations: {
            page.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        }, completion: { _ in
            guard !transitionContext.transitionWasCancelled else {
                self.end(transitionContext, page, previous)
                return
            }
            UIView.animate(withDuration: 0.2, animations: {
                page.alpha = 0
            }, completion: { _ in
                self.end(transitionContext, page, previous)
            })
        })
    }

    private func end(_ context: UIViewControllerContextTransitioning, _ page: UIView, _ previous: UIView) {
        let popped = !context.transitionWasCancelled
        (popped ? page : previous).removeFromSuperview()
        page.transform = .identity
        page.alpha = 1
        context.completeTransition(popped)
    }
}

final class GalleryNavigation: NSObject, UINavigationControllerDelegate {
    /// Set by the swipe for as long as it lasts.
    var swipe: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? ShrinkThenFade() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe
    }
}
