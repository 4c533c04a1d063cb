// A function waits for a continuation that is resumed only when the animation ran to its end. An app that goes to the
// background in the middle waits for ever, and so does the transition.
import UIKit

final class WaitingReveal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        Task { @MainActor in
            await appear(page)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func appear(_ page: UIView) async {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.3, animations: {
                page.alpha = 1
            }, completion: { finished in
                // expect: error missing-completion
                if finished { continuation.resume() }
            })
        }
    }
}

final class ReaderNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? WaitingReveal() : nil
    }
}
