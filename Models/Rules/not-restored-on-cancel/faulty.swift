// A player that can be dragged away. Whoever lets go too early is left without a player: it is removed in any case.
import UIKit

final class PlayerDrag: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let player = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        let distance = transitionContext.containerView.bounds.height

        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            player.transform = CGAffineTransform(translationX: 0, y: distance)
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            player.transform = .identity
            player.removeFromSuperview() // expect: error not-restored-on-cancel
            transitionContext.completeTransition(!cancelled)
        })
    }
}

final class LibraryController: UIViewController, UIViewControllerTransitioningDelegate {
    /// Set by the gesture for as long as it lasts.
    var driver: UIPercentDrivenInteractiveTransition?

    func play() {
        let player = UIViewController()
        player.modalPresentationStyle = .overFullScreen
        player.transitioningDelegate = self
        present(player, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PlayerDrag()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
