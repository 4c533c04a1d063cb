// Both copies are put into the container by one method reference; one of them is taken out.
import UIKit

final class PageTurnTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let fromSnap = fromView.snapshotView(afterScreenUpdates: false),
            let toSnap = toView.snapshotView(afterScreenUpdates: true)
        else {
            if let toView = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(toView) }
            transitionContext.completeTransition(true)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        [fromSnap, toSnap].forEach(container.addSubview) // expect: error leaked-view
        toSnap.frame.origin.x = container.bounds.width
        UIView.animate(
            withDuration: 0.4,
            animations: {
                fromSnap.frame.origin.x = -container.bounds.width
                toSnap.frame.origin.x = 0
            }
        ) { _ in
            fromSnap.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
    }
}

final class HomeTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PageTurnTabAnimator()
    }
}
