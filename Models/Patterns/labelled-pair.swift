// The two controllers travel as a pair whose labels stand in its type; a helper of the same name as a longer one is
// called by its own labels; and a step that a subclass may lack is asked for first.
import UIKit

@objc protocol MenuSteps {
    @objc optional func fadeMenu(_ menu: UIView)
}

class MenuTransition: NSObject, UIViewControllerAnimatedTransitioning, MenuSteps {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let ends: (from: UIViewController, to: UIViewController) = (
            transitionContext.viewController(forKey: .from)!, transitionContext.viewController(forKey: .to)!
        )
        let menu = ends.to.view!
        transitionContext.containerView.addSubview(menu)
        if responds(to: #selector(MenuSteps.fadeMenu(_:))) {
            (self as MenuSteps).fadeMenu?(menu)
        } else {
            return
        }
        slide(menu, seconds: 0.3, completion: {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func slide(_ menu: UIView) { menu.frame.origin.y = 0 }

    func slide(_ menu: UIView, seconds: TimeInterval, springy: Bool = false, completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: seconds, animations: {
            self.slide(menu)
        }, completion: { _ in completion() })
    }
}

final class FadingMenuTransition: MenuTransition {
    func fadeMenu(_ menu: UIView) { menu.layer.shadowOpacity = 1 }
}

final class MenuHost: UIViewController, UIViewControllerTransitioningDelegate {
    func openMenu() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .fullScreen
        menu.transitioningDelegate = self
        present(menu, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        FadingMenuTransition()
    }
}
