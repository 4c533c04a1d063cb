// Comments that are pulled down by their own list. Let go too early, nobody tells the driver: the sheet hangs between.
import UIKit

final class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, animations: {
            sheet?.frame.origin.y = height
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class CommentsController: UITableViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()
    private var isPulled = false

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pull = -scrollView.contentOffset.y
        if !isPulled, pull > 0, scrollView.isDragging {
            isPulled = true
            dismiss(animated: true)
        } else if isPulled {
            driver.update(pull / 300)
        }
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard isPulled else { return }
        isPulled = false
        if -scrollView.contentOffset.y > 120 { // expect: error interaction-not-ended
            driver.finish()
        }
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SinkAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isPulled ? driver : nil
    }
}

final class PostController: UIViewController {
    func showComments() {
        let comments = CommentsController()
        comments.modalPresentationStyle = .custom
        comments.transitioningDelegate = comments
        present(comments, animated: true)
    }
}
