// The presentation leaves a backdrop in the container on purpose: the same object will animate the dismissal, and
// removes it then.
import UIKit

final class DialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var opening = true
    private let backdrop = UIView()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if opening {
            open(transitionContext)
        } else {
            close(transitionContext)
        }
    }

    private func open(_ context: UIViewControllerContextTransitioning) {
        guard let dialog = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        backdrop.frame = context.containerView.bounds
        backdrop.backgroundColor = UIColor(white: 0, alpha: 0.5)
        backdrop.alpha = 0
        context.containerView.addSubview(backdrop)

        dialog.frame = context.finalFrame(for: controller)
        dialog.alpha = 0
        context.containerView.addSubview(dialog)

        UIView.animate(withDuration: 0.25, animations: {
            self.backdrop.alpha = 1
            dialog.alpha = 1
        }, completion: { _ in
            context.completeTransition(true)
        })
    }

    private func close(_ context: UIViewControllerContextTransitioning) {
        let dialog = context.view(forKey: .from)
        UIView.animate(withDuration: 0.25, animations: {
            self.backdrop.alpha = 0
            dialog?.alpha = 0
        }, completion: { _ in
            self.backdrop.removeFromSuperview()
            dialog?.removeFromSuperview()
            dialog?.alpha = 1
            context.completeTransition(true)
        })
    }
}

final class DocumentController: UIViewController, UIViewControllerTransitioningDelegate {
    private let dialogAnimator = DialogAnimator()

    func confirmDeletion() {
        let dialog = UIViewController()
        dialog.modalPresentationStyle = .custom
        dialog.transitioningDelegate = self
        present(dialog, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        dialogAnimator.opening = true
        return dialogAnimator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        dialogAnimator.opening = false
        return dialogAnimator
    }
}
