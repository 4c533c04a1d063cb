// A fade for a photo, handed out under names of Swift's early days: UIKit asks for other ones, so the photo appears and
// leaves with the system's animation.
import UIKit

final class PhotoFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let photo = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(true)
            return
        }
        photo.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(photo)
        photo.alpha = 0
        UIView.animate(withDuration: 0.3, animations: {
            photo.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PhotoDelegate: NSObject, UIViewControllerTransitioningDelegate {
    // expect: warning delegate-method-not-called
    func animationController(
        forPresentedController presented: UIViewController, presenting: UIViewController, sourceController: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PhotoFade()
    }

    // expect: warning delegate-method-not-called
    func animationControllerForDismissedController(_ dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        nil
    }
}
