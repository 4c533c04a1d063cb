// A menu whose delegate lives in a local constant. It opens with its own animation, and closes with the system's.
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
    @objc func menuTapped() {
        let menuDelegate = MenuDelegate()
        let menu = UIViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = menuDelegate // expect: warning unretained-delegate
        present(menu, animated: true)
    }
}
