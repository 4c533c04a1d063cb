// A picker that drops out of sight. The form behind it is touched only if UIKit hands it over, which for a sheet it
// does not.
import UIKit

final class PickerDrop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let picker = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        if let form = transitionContext.view(forKey: .to) {
            container.insertSubview(form, at: 0)
        }

        UIView.animate(withDuration: 0.3, animations: {
            picker.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
        }, completion: { _ in
            picker.removeFromSuperview()
            picker.transform = .identity
            transitionContext.completeTransition(true)
        })
    }
}

final class FormController: UIViewController, UIViewControllerTransitioningDelegate {
    func pickDate() {
        let picker = UIViewController()
        picker.transitioningDelegate = self
        present(picker, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PickerDrop()
    }
}
