// A fade for a photo, handed out under the names that UIKit asks for. The helper that is only like one of them is the
// delegate's own, and the old name is right where Objective-C is told so.
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
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animationController(for: presented)
    }

    func animationController(for presented: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PhotoFade()
    }

    @objc(animationControllerForDismissedController:)
    func animationControllerForDismissedController(_ dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        nil
    }
}
