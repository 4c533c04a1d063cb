// A pop in which the top page slides away to the right. The page below is put above it, so nobody sees that.
import UIKit

final class SlideAside: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .from),
              let previous = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        previous.frame = transitionContext.finalFrame(for: controller)
        container.addSubview(previous) // expect: error wrong-z-order

        UIView.animate(withDuration: 0.3, animations: {
            page.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        }, completion: { _ in
            if !transitionContext.transitionWasCancelled { page.removeFromSuperview() }
            page.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class AlbumStack: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .pop: return SlideAside()
        default: return nil
        }
    }
}
