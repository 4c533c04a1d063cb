// The transition is completed through a closure kept in a property: animateTransition itself never names the call.
import UIKit

final class DrawerClose: NSObject, UIViewControllerAnimatedTransitioning {
    private var whenClosed: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let drawer = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        whenClosed = {
            let closed = !transitionContext.transitionWasCancelled
            drawer.transform = .identity
            if closed { drawer.removeFromSuperview() }
            transitionContext.completeTransition(closed)
        }
        slide(drawer, by: -drawer.bounds.width)
    }

    private func slide(_ view: UIView, by distance: CGFloat) {
        UIView.animate(withDuration: 0.3, animations: {
            view.transform = CGAffineTransform(translationX: distance, y: 0)
        }, completion: { _ in
            self.finish()
        })
    }

    private func finish() {
        let action = whenClosed
        whenClosed = nil
        action?()
    }
}

final class ShelfController: UIViewController, UIViewControllerTransitioningDelegate {
    func openDrawer() {
        let drawer = UIViewController()
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = self
        present(drawer, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DrawerClose()
    }
}
