// A menu whose delegate lives as long as the controller that presents it, so that it serves both ways.
import UIKit

final class MenuFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let opening: Bool

    init(opening: Bool) {
        self.opening = opening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let menu = transitionContext.view(forKey: opening ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if opening {
            menu.frame = transitionContext.containerView.bounds
            menu.alpha = 0
            transitionContext.containerView.addSubview(menu)
        }
        UIView.animate(withDuration: 0.2, animations: {
            menu.alpha = self.opening ? 1 : 0
        }, completion: { _ in
            if !self.opening { menu.removeFromSuperview() }
            menu.alpha = 1
            transitionContext.completeTransition(true)
        })
    }
}

final class MenuDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        MenuFade(opening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        MenuFade(opening: false)
    }
}

final class HomeController: UIViewController {
    private let menuDelegate = MenuDelegate()

    @objc func menuTapped() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = menuDelegate
        present(menu, animated: true)
    }
}
