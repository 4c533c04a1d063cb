// The driver's own finish() ends the transition at once, although the animator does so too when its animation ends. Who
// calls it is not in sight.
import UIKit

final class ImpatientDriver: UIPercentDrivenInteractiveTransition {
    private var context: UIViewControllerContextTransitioning?

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    override func finish() {
        super.finish()
        context?.completeTransition(true)
        context = nil
    }
}

final class DrawerDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let drawer = transitionContext.view(forKey: .from)
        let width = transitionContext.containerView.bounds.width
        UIView.animate(withDuration: 0.3, animations: {
            drawer?.transform = CGAffineTransform(translationX: width, y: 0)
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled) // expect: error double-completion
        })
    }
}

final class DrawerController: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = ImpatientDriver()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DrawerDismissal()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
