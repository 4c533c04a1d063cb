// The completion handler holds its owner weakly, but needs it for a tally only; whether the owner is still there or
// not, the transition ends.
import UIKit

final class CountingFade: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var played = 0
    var onPlayed: ((Int) -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.alpha = 0
        transitionContext.containerView.addSubview(page)

        UIView.animate(withDuration: 0.2, animations: {
            page.alpha = 1
        }, completion: { [weak self] _ in
            let completed = !transitionContext.transitionWasCancelled
            page.alpha = 1
            if !completed { page.removeFromSuperview() }
            transitionContext.completeTransition(completed)
            guard let self, completed else { return }
            self.played += 1
            self.onPlayed?(self.played)
        })
    }
}

final class LessonNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? CountingFade() : nil
    }
}
