// The round after the last one is to end the transition, and only leaves.
import UIKit

final class CardDealing: NSObject, UIViewControllerAnimatedTransitioning {
    private let cards = [UIView(), UIView(), UIView()]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        container.addSubview(to)
        cards.forEach { container.addSubview($0) }
        deal(0, on: container) {
            self.cards.forEach { $0.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Deals one card, and then the others.
    private func deal(_ number: Int, on table: UIView, completion: @escaping () -> Void) {
        guard number < cards.count else { return } // expect: error missing-completion
        cards[number].center = table.center
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            self.deal(number + 1, on: table, completion: completion)
        }
    }
}

final class TableDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CardDealing() }
}
