// A push in which the list moves aside while the article fades in. Both animations end the transition: the shorter one
// while the longer one still runs, and then the longer one again.
import UIKit

final class ArticlePush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let list = transitionContext.view(forKey: .from),
              let article = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        article.alpha = 0
        transitionContext.containerView.addSubview(article)

        let done: (Bool) -> Void = { _ in
            list.transform = .identity
            // expect: error double-completion
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.4, animations: {
            list.transform = CGAffineTransform(translationX: -80, y: 0)
        }, completion: done)
        UIView.animate(withDuration: 0.25, animations: {
            article.alpha = 1
        }, completion: done)
    }
}

final class Newsstand: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? ArticlePush() : nil
    }
}
