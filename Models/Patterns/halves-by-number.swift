// The two halves of a leaf: which of them turns, the direction says. It goes into a frame of its own, and all is cleared
// away at the end.
import UIKit

final class LeafTurn: NSObject, UIViewControllerAnimatedTransitioning {
    private let isBackward: Bool

    init(isBackward: Bool) {
        self.isBackward = isBackward
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let page = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        container.addSubview(page)
        let halves = [UIView(), UIView()]
        container.addSubview(halves[0])
        container.addSubview(halves[1])
        let turning = halves[isBackward ? 0 : 1]
        let frame = UIView(frame: turning.frame)
        turning.superview?.insertSubview(frame, aboveSubview: turning)
        frame.addSubview(turning)
        UIView.animate(withDuration: 0.5, animations: {
            frame.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        }, completion: { _ in
            frame.removeFromSuperview()
            halves[0].removeFromSuperview()
            halves[1].removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class BookDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        LeafTurn(isBackward: operation == .pop)
    }
}
