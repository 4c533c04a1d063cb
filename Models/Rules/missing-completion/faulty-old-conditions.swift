// Written for Swift 2: one `let` serves several bindings, and where one of them is nil nobody completes the transition.
import UIKit

class PosterRise: NSObject, UIViewControllerAnimatedTransitioning {
    var artwork: UIImage?

    func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
        return 0.4
    }

    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
        guard let container = transitionContext.containerView(), artwork = artwork where artwork.size.width > 0 else {
            return // expect: error missing-completion
        }
        let poster = transitionContext.viewForKey(UITransitionContextToViewKey)!
        let frame = UIImageView(image: artwork)
        poster.frame = container.bounds
        poster.alpha = 0
        container.addSubview(poster)
        container.addSubview(frame)
        UIView.animateWithDuration(0.4, animations: {
            poster.alpha = 1
        }, completion: { _ in
            frame.removeFromSuperview()
            transitionContext.completeTransition(true)
        })
    }
}

class CinemaController: UIViewController, UIViewControllerTransitioningDelegate {
    func show(poster: UIViewController) {
        poster.modalPresentationStyle = .Custom
        poster.transitioningDelegate = self
        presentViewController(poster, animated: true, completion: nil)
    }

    func animationControllerForPresentedController(
        presented: UIViewController, presentingController presenting: UIViewController,
        sourceController source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let rise = PosterRise()
        rise.artwork = UIImage(named: presented.title ?? "")
        return rise
    }
}
