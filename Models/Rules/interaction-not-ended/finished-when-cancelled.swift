// A sheet that can be dragged down. What the system cancels, because of a call that comes in say, is taken for a finger
// that was lifted: far enough down, the sheet goes away under the alert.
import UIKit

final class SheetDown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.view(forKey: .from)
        let distance = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            sheet?.transform = CGAffineTransform(translationX: 0, y: distance)
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            sheet?.transform = .identity
            if !cancelled { sheet?.removeFromSuperview() }
            transitionContext.completeTransition(!cancelled)
        })
    }
}

final class TicketController: UIViewController, UIViewControllerTransitioningDelegate {
    private var driver: UIPercentDrivenInteractiveTransition?

    func showTicket() {
        let ticket = UIViewController()
        ticket.modalPresentationStyle = .overFullScreen
        ticket.transitioningDelegate = self
        ticket.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
        present(ticket, animated: true)
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: view).y / max(view.bounds.height, 1)
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            driver?.update(progress)
        default:
            if progress > 0.4 {
                driver?.finish() // expect: note interaction-not-ended
            } else {
                driver?.cancel()
            }
            driver = nil
        }
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetDown()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
