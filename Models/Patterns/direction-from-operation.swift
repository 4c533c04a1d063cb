// One animator for both directions, made from the operation. An operation that is neither makes none, and UIKit
// animates by itself.
import UIKit

final class DepthAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private enum Direction {
        case deeper, back
    }

    private let direction: Direction

    init?(operation: UINavigationController.Operation) {
        switch operation {
        case .push: direction = .deeper
        case .pop: direction = .back
        default: return nil
        }
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from),
              let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)

        switch direction {
        case .deeper:
            container.addSubview(to)
            to.transform = aside
        case .back:
            container.insertSubview(to, belowSubview: from)
        }

        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            switch self.direction {
            case .deeper: to.transform = .identity
            case .back: from.transform = aside
            }
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            (completed ? from : to).removeFromSuperview()
            from.transform = .identity
            to.transform = .identity
            transitionContext.completeTransition(completed)
        })
    }
}

final class ArchiveNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DepthAnimator(operation: operation)
    }
}
