// A side menu that is as tall as the container, and insists on no view but its own.
import UIKit

final class SideMenuOpen: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let menu = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        menu.frame = transitionContext.containerView.bounds
        menu.transform = CGAffineTransform(translationX: -menu.bounds.width, y: 0)
        transitionContext.containerView.addSubview(menu)

        UIView.animate(withDuration: 0.3, animations: {
            menu.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class MailController: UIViewController, UIViewControllerTransitioningDelegate {
    func openMenu() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = self
        present(menu, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SideMenuOpen()
    }
}
