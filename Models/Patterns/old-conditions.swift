// Written for Swift 2: one `let` serves several bindings, and `where` says what they have to meet.
import UIKit

class ArticleDissolve: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
        return 0.3
    }

    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.viewForKey(UITransitionContextFromViewKey),
            coming = transitionContext.viewForKey(UITransitionContextToViewKey),
            container = transitionContext.containerView() where leaving != coming
        else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
            return
        }
        coming.frame = container.bounds
        container.insertSubview(coming, belowSubview: leaving)
        UIView.animateWithDuration(0.3, animations: {
            leaving.alpha = 0
        }, completion: { _ in
            leaving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
        })
    }
}

class ArticleNavigator: NSObject, UINavigationControllerDelegate {
    private var pages: UINavigationController?
    private var driver: UIPercentDrivenInteractiveTransition?

    func takeOver(navigationController: UINavigationController) {
        pages = navigationController
        navigationController.delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: "pulled:")
        navigationController.view.addGestureRecognizer(pan)
    }

    func pulled(pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .Began:
            driver = UIPercentDrivenInteractiveTransition()
            pages?.popViewControllerAnimated(true)
        case .Changed:
            driver?.updateInteractiveTransition(pan.translationInView(pan.view).x / 300)
        case .Ended:
            if let driver = driver where pan.velocityInView(pan.view).x > 0 {
                driver.finishInteractiveTransition()
            } else {
                driver?.cancelInteractiveTransition()
            }
            driver = nil
        default:
            driver?.cancelInteractiveTransition()
            driver = nil
        }
    }

    func navigationController(
        navigationController: UINavigationController,
        animationControllerForOperation operation: UINavigationControllerOperation,
        fromViewController fromVC: UIViewController, toViewController toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .Pop ? ArticleDissolve() : nil
    }

    func navigationController(
        navigationController: UINavigationController,
        interactionControllerForAnimationController animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }
}
