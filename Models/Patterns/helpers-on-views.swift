// What many apps add to UIKit's views: several subviews at once, fades by name, an overlay that is found by its class.
import UIKit

final class ShadeView: UIView {}

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }

    func fadeIn(_ duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        alpha = 0
        UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
    }

    func reset() {
        transform = .identity
        self.alpha = 1
    }

    func addShade() {
        addSubview(ShadeView(frame: bounds))
    }

    var shade: ShadeView? {
        subviews.first(where: { $0 is ShadeView }) as? ShadeView
    }

    var left: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }
}

final class ShadedPush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubviews(from, to)
        to.left = container.bounds.width
        to.left = 0
        from.addShade()
        UIView.animate(withDuration: 0.3) { from.transform = .init(scaleX: 0.9, y: 0.9) }
        to.fadeIn(0.3) { _ in
            from.shade?.removeFromSuperview()
            container.subviews.filter { $0 !== from && $0 !== to }.forEach { $0.removeFromSuperview() }
            from.reset()
            if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class PagesDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? ShadedPush() : nil
    }
}
