// A drawer whose property animator is made once and kept. The first time all is well. When the drawer is opened again,
// the animator kept from the first time has ended long ago, and nothing calls back.
import UIKit

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var opening: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        animator(for: transitionContext).startAnimation()
    }

    private func animator(for context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let opening { return opening }
        let drawer = context.view(forKey: .to)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut)
        if let drawer, let controller = context.viewController(forKey: .to) {
            drawer.frame = context.finalFrame(for: controller)
            drawer.alpha = 0
            context.containerView.addSubview(drawer)
        }
        animator.addAnimations { drawer?.alpha = 1 }
        animator.addCompletion { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
        opening = animator // expect: error stuck-context
        return animator
    }
}

final class ChestController: UIViewController, UIViewControllerTransitioningDelegate {
    private let drawerAnimator = DrawerAnimator()

    func openDrawer() {
        let drawer = UIViewController()
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = self
        present(drawer, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        drawerAnimator
    }
}
