import UIKit

/// An animator as an app has it; the model is read from this file.
final class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .from),
            let previous = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.insertSubview(previous, belowSubview: page)
        UIView.animate(
            withDuration: 0.3,
            animations: {
                page.transform = CGAffineTransform(translationX: 400, y: 0)
            },
            completion: { _ in
                page.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
