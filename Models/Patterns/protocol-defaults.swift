// A protocol requires a way to fade and gives it as well; the two views come back from a helper as a pair.
import UIKit

protocol Fading: UIViewControllerAnimatedTransitioning {
    var seconds: TimeInterval { get }
    func fade(_ page: UIView, completion: @escaping () -> Void)
}

extension Fading {
    var seconds: TimeInterval { 0.3 }

    func fade(_ page: UIView, completion: @escaping () -> Void) {
        UIView.animate(withDuration: seconds, animations: { page.alpha = 1 }, completion: { _ in completion() })
    }
}

final class PairFade: NSObject, Fading {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { seconds }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let (shown, page) = pages(in: transitionContext) else {
            transitionContext.completeTransition(false)
            return
        }
        page.alpha = 0
        transitionContext.containerView.insertSubview(page, aboveSubview: shown)
        fade(page) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func pages(in context: UIViewControllerContextTransitioning) -> (UIView, UIView)? {
        guard let shown = context.view(forKey: .from), let page = context.view(forKey: .to) else { return nil }
        return (shown, page)
    }
}

final class PairNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PairFade()
    }
}
