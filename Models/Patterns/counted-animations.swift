// Two animations of different lengths; a counter says when the last of them has ended.
import UIKit

final class CountedEntrance: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        page.alpha = 0
        transitionContext.containerView.addSubview(page)

        var running = 2
        let oneEnded = {
            running -= 1
            if running == 0 {
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        UIView.animate(withDuration: 0.4, animations: { page.alpha = 1 }, completion: { _ in oneEnded() })
        UIView.animate(withDuration: 0.2, animations: { page.backgroundColor = .white }, completion: { _ in oneEnded() })
    }
}

final class CountedHost: UIViewController, UIViewControllerTransitioningDelegate {
    func show() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CountedEntrance()
    }
}
