// At its end the animator clears the container of everything but the page that stays, whatever it was that it put
// there. What an animation's style carries goes with it to the animator of the way back.
import UIKit

enum PageStyle {
    case slide(fading: Bool)
    case plain

    var reversed: PageStyle {
        switch self {
        case .slide(let fading): .slide(fading: fading)
        case .plain: .plain
        }
    }
}

protocol PageAnimating: UIViewControllerAnimatedTransitioning {
    var reverse: PageStyle? { get }
}

final class SlidingPage: NSObject, PageAnimating {
    let reverse: PageStyle?
    private let fading: Bool

    init(fading: Bool) {
        self.fading = fading
        reverse = .slide(fading: fading)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
              let still = from.snapshotView(afterScreenUpdates: false) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(to)
        container.addSubview(still)
        if fading { to.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: {
            still.frame.origin.x = -100
            if self.fading {
                from.alpha = 0
                to.alpha = 1
            }
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled {
                from.alpha = 1
                to.alpha = 1
            }
            self.clear(container, but: cancelled ? from : to)
            transitionContext.completeTransition(!cancelled)
        })
    }

    private func clear(_ container: UIView, but page: UIView) {
        container.subviews.forEach { if $0 != page { $0.removeFromSuperview() } }
    }
}

final class PageNavigator: NSObject, UINavigationControllerDelegate {
    private var animator: PageAnimating?

    init(style: PageStyle) {
        super.init()
        animator = make(style)
    }

    private func make(_ style: PageStyle) -> PageAnimating? {
        switch style {
        case .slide(let fading): SlidingPage(fading: fading)
        case .plain: nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if operation == .push { return animator }
        guard let reverse = animator?.reverse else { return nil }
        return make(reverse)
    }
}
