// The way out where a controller has no view forgets to complete. It always has one, so this is a note.
import UIKit

final class BadgeFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let badgeController: UIViewController

    init(badgeController: UIViewController) {
        self.badgeController = badgeController
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let badge = badgeController.view else { return } // expect: note missing-completion
        badge.frame = transitionContext.containerView.bounds
        badge.alpha = 0
        transitionContext.containerView.addSubview(badge)
        UIView.animate(withDuration: 0.2, animations: {
            badge.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class AwardController: UIViewController, UIViewControllerTransitioningDelegate {
    func showBadge() {
        let badge = UIViewController()
        badge.modalPresentationStyle = .custom
        badge.transitioningDelegate = self
        present(badge, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        BadgeFade(badgeController: presented)
    }
}
