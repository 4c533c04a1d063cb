// Slide out, fade in, mended: the style hands the first screen's view to the animator, which puts it back where it was
// once nobody sees it.
import UIKit

final class SecondController: UIViewController {}

final class FirstController: UIViewController {
    func showSecond() {
        let second = SecondController()
        second.modalPresentationStyle = .fullScreen
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
        guard let first = transitionContext.view(forKey: .from),
              let second = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(second)
        second.frame = transitionContext.finalFrame(for: controller)
        second.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: transitionContext),
                       delay: 0,
                       options: .curveEaseInOut,
                       animations: {
            first.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
            second.alpha = 1
        }) { _ in
            let completed = !transitionContext.transitionWasCancelled
            first.transform = .identity
            second.alpha = 1
            if !completed { second.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        }
    }
}
