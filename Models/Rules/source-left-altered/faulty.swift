// A push in which the list steps back while the detail slides over it. The way back is the system's, and the list is
// still as small as it was left.
import UIKit

final class StepBack: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let list = transitionContext.view(forKey: .from),
              let detail = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        detail.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        container.addSubview(detail)

        UIView.animate(withDuration: 0.35, animations: {
            list.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) // expect: error source-left-altered
            detail.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class InboxNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? StepBack() : nil
    }
}
