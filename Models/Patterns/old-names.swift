// Written for Swift 2, in the names that UIKit had then. It says the same as it would today.
import UIKit

class CardSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    private let duration: NSTimeInterval = 0.3

    func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
        return duration
    }

    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
        guard let container = transitionContext.containerView() else { return }
        let cardKey = isPresenting ? UITransitionContextToViewControllerKey : UITransitionContextFromViewControllerKey
        let controller = transitionContext.viewControllerForKey(cardKey)!
        let card = controller.view
        let below = CGAffineTransformMakeTranslation(0, container.bounds.height)
        if isPresenting {
            card.frame = transitionContext.finalFrameForViewController(controller)
            card.transform = below
            container.addSubview(card)
        }
        slide(card, to: isPresenting ? CGAffineTransformIdentity : below, transitionContext: transitionContext)
    }

    private func slide(
        card: UIView, to transform: CGAffineTransform, transitionContext: UIViewControllerContextTransitioning
    ) {
        UIView.animateWithDuration(duration, animations: {
            card.transform = transform
        }, completion: { finished in
            let cancelled = transitionContext.transitionWasCancelled()
            if !self.isPresenting {
                card.transform = CGAffineTransformIdentity
                if !cancelled { card.removeFromSuperview() }
            }
            transitionContext.completeTransition(!cancelled)
        })
    }
}

class TableController: UIViewController, UIViewControllerTransitioningDelegate {
    private let animator = CardSlideAnimator()
    private let showDuration: NSTimeInterval = 0

    func showCard(card: UIViewController) {
        card.modalPresentationStyle = .Custom
        card.transitioningDelegate = self
        presentViewController(card, animated: true, completion: nil)
    }

    func animationControllerForPresentedController(
        presented: UIViewController, presentingController presenting: UIViewController,
        sourceController source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = true
        return animator
    }

    func animationControllerForDismissedController(
        dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = false
        return animator
    }
}
