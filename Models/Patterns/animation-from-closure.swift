// The animator only knows that it has a closure to run; the app's constants say what is in it.
import UIKit

final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let perform: (UIViewControllerContextTransitioning) -> Void

    init(duration: TimeInterval, perform: @escaping (UIViewControllerContextTransitioning) -> Void) {
        self.duration = duration
        self.perform = perform
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        perform(transitionContext)
    }
}

extension ClosureAnimator {
    static let pushFade = ClosureAnimator(duration: 0.3) { context in
        guard let page = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        page.alpha = 0
        context.containerView.addSubview(page)
        UIView.animate(withDuration: 0.3, animations: {
            page.alpha = 1
        }, completion: { _ in
            let cancelled = context.transitionWasCancelled
            if cancelled { page.removeFromSuperview() }
            page.alpha = 1
            context.completeTransition(!cancelled)
        })
    }
}
