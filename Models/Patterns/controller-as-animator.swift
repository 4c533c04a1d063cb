// A controller that is its own transitioning delegate and its own animator. Inside it `UIView` is the class, not a view of
// the controller's.
import UIKit

final class NoticeController: UIViewController, UIViewControllerTransitioningDelegate {
    private var isShowing = false

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("not made by Interface Builder") }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isShowing = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isShowing = false
        return self
    }
}

extension NoticeController: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if isShowing {
            view.frame = transitionContext.finalFrame(for: self)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: 0.25, animations: {
            self.view.alpha = self.isShowing ? 1 : 0
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            self.view.alpha = 1
            if self.isShowing != completed { self.view.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        })
    }
}
