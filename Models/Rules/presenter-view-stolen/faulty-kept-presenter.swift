// The delegate presents, and keeps who presents. Where its swipe is cancelled, it takes that controller's view out.
import UIKit

final class PhotoDown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let photo = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: 0.3, animations: {
            photo?.frame.origin.y = transitionContext.containerView.bounds.height
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PhotoUp: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let photo = transitionContext.view(forKey: .to)!
        photo.frame = transitionContext.containerView.bounds
        photo.alpha = 0
        transitionContext.containerView.addSubview(photo)
        UIView.animate(withDuration: 0.3, animations: {
            photo.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PhotoOpener: NSObject, UIViewControllerTransitioningDelegate {
    private var gallery: UIViewController!
    private var photo: UIViewController!
    private var driver: UIPercentDrivenInteractiveTransition?

    func open(_ photo: UIViewController, over gallery: UIViewController) {
        self.gallery = gallery
        self.photo = photo
        photo.modalPresentationStyle = .overFullScreen
        photo.transitioningDelegate = self
        photo.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(swiped(_:))))
        gallery.present(photo, animated: true)
    }

    @objc private func swiped(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            photo.dismiss(animated: true)
        case .changed:
            driver?.update(pan.translation(in: pan.view).y / 500)
        case .ended where pan.velocity(in: pan.view).y > 0:
            driver?.finish()
            driver = nil
        default:
            driver?.cancel()
            driver = nil
            gallery.view.removeFromSuperview() // expect: error presenter-view-stolen
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PhotoUp()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PhotoDown()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
