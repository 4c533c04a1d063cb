/// An animator that moves so many cards side by side and waits for all: every one more doubles its states.
func scaleAnimator(cards: Int) -> String {
    let movers = (0..<cards).map { card in
        """
                let card\(card) = UIView()
                container.addSubview(card\(card))
                group.enter()
                let mover\(card) = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card\(card).alpha = 0 }
                mover\(card).addCompletion { _ in
                    card\(card).removeFromSuperview()
                    group.leave()
                }
                mover\(card).startAnimation()

        """
    }
    return """
        import UIKit

        final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let container = context.containerView
                container.addSubview(context.view(forKey: .to)!)
                let group = DispatchGroup()
        \(movers.joined())
                group.notify(queue: .main) { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
        """
}
