// A banner that drops into view. What was wrong has been mended, and the comment that passed it over is gone too.
import UIKit

final class BannerDrop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let banner = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        banner.frame = transitionContext.finalFrame(for: controller)
        banner.transform = CGAffineTransform(translationX: 0, y: -banner.bounds.height)
        transitionContext.containerView.addSubview(banner)

        UIView.animate(withDuration: 0.3, animations: {
            banner.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class NewsController: UIViewController, UIViewControllerTransitioningDelegate {
    func announce() {
        let banner = UIViewController()
        banner.modalPresentationStyle = .overFullScreen
        banner.transitioningDelegate = self
        present(banner, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        BannerDrop()
    }
}
