// A push in which a copy of the row's title drifts upwards and fades, and is then removed.
import UIKit

final class TitleDrift: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let detail = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        detail.alpha = 0
        container.addSubview(detail)

        let title = UILabel()
        title.text = controller.title
        title.sizeToFit()
        title.center = container.center
        container.addSubview(title)

        UIView.animate(withDuration: 0.45, animations: {
            title.center.y = 0
            title.alpha = 0
            detail.alpha = 1
        }, completion: { _ in
            title.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class CatalogueNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? TitleDrift() : nil
    }
}
