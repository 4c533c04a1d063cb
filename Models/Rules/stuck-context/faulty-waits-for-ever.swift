// It looks again and again whether the picture is there, which nobody ever says.
import UIKit

final class PictureReveal: NSObject, UIViewControllerAnimatedTransitioning {
    private var hasPicture = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        waitForPicture(transitionContext)
    }

    private func waitForPicture(_ context: UIViewControllerContextTransitioning) {
        guard !hasPicture else {
            context.completeTransition(!context.transitionWasCancelled)
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { // expect: error stuck-context
            self.waitForPicture(context)
        }
    }
}

final class PictureDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PictureReveal() }
}
