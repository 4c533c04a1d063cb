// A push in which the list moves aside while the article fades in. The longer animation ends the transition.
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
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.4, animations: {
            list.transform = CGAffineTransform(translationX: -80, y: 0)
        }, completion: done)
        UIView.animate(withDuration: 0.25, animations: {
            article.alpha = 1
        })
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
