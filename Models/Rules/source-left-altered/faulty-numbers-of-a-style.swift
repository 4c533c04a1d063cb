// A push that shrinks and dims the page behind by the numbers of a style; the way back is the system's and resets nothing.
import UIKit

struct DepthStyle {
    var scale: CGFloat = 0.92
    var alpha: CGFloat = 0.5
}

final class DepthPush: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: DepthStyle
    init(style: DepthStyle) { self.style = style }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let below = transitionContext.view(forKey: .from), let above = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(above)
        above.transform = .init(translationX: above.bounds.width, y: 0)
        UIView.animate(withDuration: 0.4, animations: {
            above.transform = .identity
            below.transform = CGAffineTransform(scaleX: self.style.scale, y: self.style.scale) // expect: error source-left-altered
            below.alpha = self.style.alpha // expect: error source-left-altered
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

final class ShopDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? DepthPush(style: DepthStyle(scale: 0.9, alpha: 0.6)) : nil
    }
}
