// The dismissal finds the blur that the presentation left in the presenter's view by its tag, and takes it out.
import UIKit

class BlurPopupAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presenting: Bool
    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if presenting { present(transitionContext) } else { dismiss(transitionContext) }
    }

    private func present(_ ctx: UIViewControllerContextTransitioning) {
        guard let popup = ctx.view(forKey: .to), let host = ctx.viewController(forKey: .from)?.view else {
            ctx.completeTransition(true)
            return
        }
        let blur = UIVisualEffectView(effect: nil)
        blur.frame = host.bounds
        blur.tag = 1001
        host.addSubview(blur)
        popup.frame = ctx.containerView.bounds
        popup.alpha = 0
        ctx.containerView.addSubview(popup)
        UIView.animate(
            withDuration: 0.25,
            animations: {
                blur.effect = UIBlurEffect(style: .dark)
                popup.alpha = 1
            }, completion: { _ in ctx.completeTransition(true) })
    }

    private func dismiss(_ ctx: UIViewControllerContextTransitioning) {
        guard let popup = ctx.view(forKey: .from) else { return ctx.completeTransition(true) }
        let blur = ctx.viewController(forKey: .to)?.view.viewWithTag(1001)
        UIView.animate(
            withDuration: 0.25,
            animations: {
                popup.alpha = 0
            },
            completion: { _ in
                blur?.removeFromSuperview()
                ctx.completeTransition(true)
            })
    }
}

class PopupManager: NSObject, UIViewControllerTransitioningDelegate {
    func show(_ popup: UIViewController, over host: UIViewController) {
        popup.modalPresentationStyle = .overFullScreen
        popup.transitioningDelegate = self
        host.present(popup, animated: true)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return BlurPopupAnimator(presenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return BlurPopupAnimator(presenting: false)
    }
}
