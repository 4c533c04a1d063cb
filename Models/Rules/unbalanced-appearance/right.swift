// A drawer over a page that stays in place: UIKit tells the page nothing, so the animator does. After a cancel it
// turns the call round before it ends it.
import UIKit

final class DrawerOpening: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let drawer = transitionContext.view(forKey: .to),
            let drawerController = transitionContext.viewController(forKey: .to),
            let page = transitionContext.viewController(forKey: .from)
        else {
            transitionContext.completeTransition(false)
            return
        }
        drawer.frame = transitionContext.finalFrame(for: drawerController)
        transitionContext.containerView.addSubview(drawer)
        drawer.alpha = 0
        page.beginAppearanceTransition(false, animated: true)
        UIView.animate(withDuration: 0.3, animations: {
            drawer.alpha = 1
        }, completion: { _ in
            if transitionContext.transitionWasCancelled {
                drawer.removeFromSuperview()
                page.beginAppearanceTransition(true, animated: true)
                page.endAppearanceTransition()
                transitionContext.completeTransition(false)
            } else {
                page.endAppearanceTransition()
                transitionContext.completeTransition(true)
            }
        })
    }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var pull: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DrawerOpening()
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        pull
    }
}

final class PageController: UIViewController {
    private let drawers = DrawerDelegate()

    func open(_ drawer: UIViewController) {
        drawer.modalPresentationStyle = .overFullScreen
        drawer.transitioningDelegate = drawers
        present(drawer, animated: true)
    }
}
