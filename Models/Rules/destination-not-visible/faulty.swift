// A push that fades in, unless the person prefers less motion: then the page stays as transparent as the fade would
// have begun.
import UIKit

final class PageFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(page)
        page.alpha = 0

        guard !UIAccessibility.isReduceMotionEnabled else {
            transitionContext.completeTransition(true) // expect: error destination-not-visible
            return
        }

        UIView.animate(withDuration: 0.25, animations: {
            page.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class HandbookNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        return PageFade()
    }
}
