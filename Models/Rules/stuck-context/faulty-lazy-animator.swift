// A lazy property animator is made in the first transition that reads it. In the second it has ended long ago, and its
// completion never comes.
import UIKit

final class ParallaxPush: NSObject, UIViewControllerAnimatedTransitioning {
    private var context: UIViewControllerContextTransitioning!

    private lazy var animator: UIViewPropertyAnimator = self.makeAnimator() // expect: error stuck-context

    private func makeAnimator() -> UIViewPropertyAnimator {
        let to = context.view(forKey: .to)
        let context = self.context!
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { to?.transform = .identity }
        animator.addCompletion { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let to = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(to)
            to.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
        }
        animator.startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) {
        context = nil
    }
}

final class ShopNavigation: UINavigationController, UINavigationControllerDelegate {
    private let push = ParallaxPush()
    override func viewDidLoad() {
        super.viewDidLoad()
        self.delegate = self
    }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? push : nil
    }
}
