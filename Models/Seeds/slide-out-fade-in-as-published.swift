// Slide out, fade in, as an article describes it: the first screen drops away while the second fades in. The style
// leaves the first screen's view in its place, below the container, and the dismissal is the system's: whoever comes
// back finds the first screen where it was dropped, out of sight.
import UIKit

final class SecondController: UIViewController {}

final class FirstController: UIViewController {
    func showSecond() {
        let second = SecondController()
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = self
        present(second, animated: true)
    }
}

extension FirstController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SlideOutFadeIn()
    }
}

final class SlideOutFadeIn: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let first = transitionContext.viewController(forKey: .from),
              let second = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(second.view)
        second.view.frame = container.bounds
        second.view.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: transitionContext),
                       delay: 0,
                       options: .curveEaseInOut,
                       animations: {
            first.view.frame.origin.y = container.bounds.height // expect: error source-left-altered
            second.view.alpha = 1
        }) { finished in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
