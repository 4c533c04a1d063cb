// A side menu that wants to be as tall as the view behind it. Under its style UIKit keeps that view to itself, so the
// guard always leaves, and the menu never opens.
import UIKit

final class SideMenuOpen: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        // expect: error nil-context-view
        guard let behind = transitionContext.view(forKey: .from), let menu = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        menu.frame = behind.bounds
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
