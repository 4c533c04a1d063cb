// Who hands out a presentation controller, be it UIKit's own, presents with style custom: the presenter's view stays
// where it is, and is none of the container's.
import UIKit

class PopInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromViewController = transitionContext.viewController(forKey: .from)!
        let toViewController = transitionContext.viewController(forKey: .to)!

        container.addSubview(fromViewController.view) // expect: error presenter-view-stolen
        container.addSubview(toViewController.view)
        toViewController.view.frame = container.bounds
        toViewController.view.alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { toViewController.view.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(true)
            })
    }
}

class CustomPopupDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PopInAnimator()
    }
}
