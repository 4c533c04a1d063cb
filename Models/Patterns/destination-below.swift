// The destination is put below the source on purpose, because the source slides away and bares it.
import UIKit

final class PullAside: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let cover = transitionContext.view(forKey: .from),
              let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let width = transitionContext.containerView.bounds.width
        transitionContext.containerView.insertSubview(page, belowSubview: cover)

        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn, animations: {
            cover.transform = CGAffineTransform(translationX: -width, y: 0)
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            (completed ? cover : page).removeFromSuperview()
            cover.transform = .identity
            transitionContext.completeTransition(completed)
        })
    }
}

final class BookNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? PullAside() : nil
    }
}
