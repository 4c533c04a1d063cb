// Round after round: what is done next is put off by what was done last, and the last round ends the transition.
import UIKit

final class CardDealing: NSObject, UIViewControllerAnimatedTransitioning {
    private let cards = [UIView(), UIView(), UIView()]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        to.frame = container.bounds
        container.addSubview(to)
        cards.forEach { container.addSubview($0) }
        deal(0, on: container) {
            self.cards.forEach { $0.removeFromSuperview() }
            self.settle(to, transitionContext)
        }
    }

    /// Deals one card, and then the others.
    private func deal(_ number: Int, on table: UIView, completion: @escaping () -> Void) {
        guard number < cards.count else { return completion() }
        cards[number].center = table.center
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            self.deal(number + 1, on: table, completion: completion)
        }
    }

    /// Lets the screen appear little by little.
    private func settle(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
        var shown: CGFloat = 0
        func show() {
            shown += 0.2
            view.alpha = shown
            if shown >= 1 {
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            } else {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { show() }
            }
        }
        show()
    }
}

final class TableDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CardDealing() }
}
