// A picker that drops out of sight. Nobody set a style, so it is a sheet, and the form behind it had never left its
// place. Now it lies in the container, and goes away with that.
import UIKit

final class PickerDrop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let picker = transitionContext.view(forKey: .from),
              let form = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.insertSubview(form.view, at: 0) // expect: error presenter-view-stolen

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
