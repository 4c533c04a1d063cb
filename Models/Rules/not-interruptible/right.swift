// A pop that a swipe drives. UIKit is handed the property animator, the same one each time it asks, and moves it with the
// finger.
import UIKit

final class CardPop: NSObject, UIViewControllerAnimatedTransitioning {
    private var running: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = slide(transitionContext)
        running = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { running = nil }

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
