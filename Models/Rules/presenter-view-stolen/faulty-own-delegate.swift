// The presented controller is its own delegate, and so keeps it. Under a sheet's style the presenter's view stays in
// the window; moved into the container, it goes away with that.
import UIKit

final class SheetDrop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let sheetVC = transitionContext.viewController(forKey: .from),
            let baseVC = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        // expect: error presenter-view-stolen
        transitionContext.containerView.insertSubview(baseVC.view, belowSubview: sheetVC.view)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]) {
            sheetVC.view.frame.origin.y = transitionContext.containerView.bounds.maxY
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

final class ComposeController: UIViewController, UIViewControllerTransitioningDelegate {
    static func show(from host: UIViewController) {
        let compose = ComposeController()
        compose.modalPresentationStyle = .formSheet
        compose.transitioningDelegate = compose
        host.present(compose, animated: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetDrop()
    }
}
