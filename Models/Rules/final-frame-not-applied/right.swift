// A welcome page that fades in, in the size that UIKit asks for.
import UIKit

final class WelcomeFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.finalFrame(for: controller)
        page.alpha = 0
        transitionContext.containerView.addSubview(page)

        UIView.animate(withDuration: 0.6, animations: {
            page.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class LaunchController: UIViewController, UIViewControllerTransitioningDelegate {
    func welcome() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        WelcomeFade()
    }
}
