// One menu for both: pushed, it must put the view below it back itself; presented, the presenter's view stays in its
// place, and a presented controller is in no navigation controller.
import UIKit

final class MenuClosing: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let menu = transitionContext.viewController(forKey: .from)!
        let page = transitionContext.viewController(forKey: .to)!
        if menu.navigationController != nil {
            transitionContext.containerView.insertSubview(page.view, at: 0)
        }
        UIView.animate(withDuration: 0.25, animations: {
            menu.view.alpha = 0
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class MenuKeeper: NSObject, UIViewControllerTransitioningDelegate {
    private let closing = MenuClosing()

    func show(_ menu: UIViewController, from page: UIViewController) {
        menu.modalPresentationStyle = .overFullScreen
        menu.transitioningDelegate = self
        page.present(menu, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { closing }
}

extension MenuKeeper: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? closing : nil
    }
}
