// The screen below a tip takes no touches, also when the tip is long gone.
import UIKit

final class TipPresenter: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        isPresenting ? appear(transitionContext) : disappear(transitionContext)
    }

    private func appear(_ context: UIViewControllerContextTransitioning) {
        guard let tip = context.view(forKey: .to), let host = context.viewController(forKey: .from) else {
            context.completeTransition(true)
            return
        }
        host.view.isUserInteractionEnabled = false // expect: error source-left-altered
        tip.frame = context.containerView.bounds
        tip.alpha = 0
        context.containerView.addSubview(tip)
        UIView.animate(withDuration: 0.2, animations: { tip.alpha = 1 }) { _ in context.completeTransition(true) }
    }

    private func disappear(_ context: UIViewControllerContextTransitioning) {
        guard let tip = context.view(forKey: .from) else { return context.completeTransition(true) }
        UIView.animate(withDuration: 0.2, animations: { tip.alpha = 0 }) { _ in
            tip.removeFromSuperview()
            context.completeTransition(true)
        }
    }
}

final class TipCoordinator: NSObject, UIViewControllerTransitioningDelegate {
    func show(_ tip: UIViewController, over host: UIViewController) {
        tip.modalPresentationStyle = .overFullScreen
        tip.transitioningDelegate = self
        host.present(tip, animated: true)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        TipPresenter(isPresenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        TipPresenter(isPresenting: false)
    }
}
