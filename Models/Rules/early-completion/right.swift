// A hint that fades in. The transition ends when the fade has ended.
import UIKit

final class HintFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let hint = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        hint.frame = transitionContext.finalFrame(for: controller)
        hint.alpha = 0
        transitionContext.containerView.addSubview(hint)

        UIView.animate(withDuration: 0.2, animations: {
            hint.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

final class TutorialController: UIViewController, UIViewControllerTransitioningDelegate {
    func explain() {
        let hint = UIViewController()
        hint.modalPresentationStyle = .overCurrentContext
        hint.transitioningDelegate = self
        present(hint, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        HintFade()
    }
}
