// The group is entered for an element that need not be there, and left only where it is. The animation that ends last
// has done its part; it is the entrance that nothing matches.
import UIKit

final class SharedElementPush: NSObject, UIViewControllerAnimatedTransitioning {
    var sharedElement: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let container = transitionContext.containerView
        toView.alpha = 0
        container.addSubview(toView)

        let group = DispatchGroup()

        group.enter()
        UIView.animate(withDuration: 0.5, animations: { toView.alpha = 1 }, completion: { _ in group.leave() })

        group.enter() // expect: error stuck-context
        if let element = sharedElement {
            let ghost = UIImageView(
                image: UIGraphicsImageRenderer(bounds: element.bounds).image { _ in
                    element.drawHierarchy(in: element.bounds, afterScreenUpdates: false)
                })
            ghost.frame = element.convert(element.bounds, to: container)
            container.addSubview(ghost)
            UIView.animate(
                withDuration: 0.4, animations: { ghost.center = container.center },
                completion: { _ in
                    ghost.removeFromSuperview()
                    group.leave()
                })
        }

        group.notify(queue: .main) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class AlbumFlow: NSObject, UINavigationControllerDelegate {
    weak var tapped: UIView?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        let animator = SharedElementPush()
        animator.sharedElement = tapped
        return animator
    }
}
