// Two animations of different length, in whatever order they end: a group waits for both, and then completes once.
import UIKit

final class CrossedSlides: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from),
              let new = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let width = transitionContext.containerView.bounds.width
        new.transform = CGAffineTransform(translationX: width, y: 0)
        transitionContext.containerView.addSubview(new)

        let group = DispatchGroup()

        group.enter()
        UIView.animate(withDuration: 0.35, animations: {
            old.transform = CGAffineTransform(translationX: -width, y: 0)
        }, completion: { _ in
            group.leave()
        })

        group.enter()
        UIView.animate(withDuration: 0.4, delay: 0.1, animations: {
            new.transform = .identity
        }, completion: { _ in
            group.leave()
        })

        group.notify(queue: .main) {
            let completed = !transitionContext.transitionWasCancelled
            for view in [old, new] { view.transform = .identity }
            if !completed { new.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        }
    }
}

final class SectionTabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CrossedSlides()
    }
}
