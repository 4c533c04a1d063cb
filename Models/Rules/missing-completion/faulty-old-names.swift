// Written for Swift 2, in the names that UIKit had then: the completion acts only if the animation was not interrupted.
import UIKit

class BannerFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
        return 0.25
    }

    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
        let banner = transitionContext.viewForKey(UITransitionContextToViewKey)!
        let controller = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
        banner.frame = transitionContext.finalFrameForViewController(controller)
        banner.alpha = 0
        transitionContext.containerView()!.addSubview(banner)
        UIView.animateWithDuration(0.25, animations: {
            banner.alpha = 1
        }, completion: { finished in
            if finished { // expect: error missing-completion
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
            }
        })
    }
}

class BannerHost: UIViewController, UIViewControllerTransitioningDelegate {
    private let hideAfter: NSTimeInterval = 3

    func showBanner() {
        let banner = UIViewController()
        banner.modalPresentationStyle = .Custom
        banner.transitioningDelegate = self
        presentViewController(banner, animated: true, completion: nil)
    }

    func animationControllerForPresentedController(
        presented: UIViewController, presentingController presenting: UIViewController,
        sourceController source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return BannerFadeAnimator()
    }
}
