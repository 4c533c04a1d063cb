// A pop that a swipe drives. The animation belongs to a property animator that UIKit never gets to see: it plays to its
// end by itself while the finger is still on the glass.
import UIKit

final class CardPop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = slide(transitionContext)
        animator.startAnimation() // expect: warning not-interruptible
    }

    private func slide(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let card = context.view(forKey: .from)
        if let list = context.view(forKey: .to) { context.containerView.insertSubview(list, at: 0) }
        let width = context.containerView.bounds.width
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
            card?.transform = CGAffineTransform(translationX: width, y: 0)
        }
        animator.addCompletion { _ in
            card?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}

final class CardNavigation: NSObject, UINavigationControllerDelegate {
    /// The gesture's, while it is under way.
    var swipe: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? CardPop() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe
    }
}
