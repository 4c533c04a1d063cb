// The transition is an async function's work: it waits for an animation, for a pause and for a block of somebody
// else's before it ends. Every wait ends the turn; what follows runs later.
import UIKit

final class AwaitedReveal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        Task { @MainActor in
            await reveal(page)
            try? await Task.sleep(nanoseconds: 100_000_000)
            await settle(page)
            let completed = !transitionContext.transitionWasCancelled
            if !completed { page.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        }
    }

    private func reveal(_ page: UIView) async {
        await UIView.animate(withDuration: 0.3) {
            page.alpha = 1
        }
    }

    private func settle(_ page: UIView) async {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.2, animations: {
                page.layer.cornerRadius = 0
            }, completion: { _ in
                continuation.resume()
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
        operation == .push ? AwaitedReveal() : nil
    }
}
