// A property animator is started, and the transition completed in the same breath: nothing of the dissolve is seen.
import UIKit

final class TabCrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let new = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(new)
        new.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeIn, animations: { new.alpha = 1 })
        animator.startAnimation()
        transitionContext.completeTransition(true) // expect: warning early-completion
    }
}

final class RootTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        TabCrossDissolve()
    }
}
