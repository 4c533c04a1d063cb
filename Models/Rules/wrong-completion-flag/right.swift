// A receipt that slides over the shop. UIKit is told whether the transition was cancelled, not how the animation
// ended.
import UIKit

final class ReceiptSlide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let receipt = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        receipt.frame = transitionContext.finalFrame(for: controller)
        receipt.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        container.addSubview(receipt)

        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            receipt.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class CheckoutController: UIViewController, UIViewControllerTransitioningDelegate {
    func paymentDidSucceed() {
        let receipt = UIViewController()
        receipt.modalPresentationStyle = .overFullScreen
        receipt.transitioningDelegate = self
        present(receipt, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return ReceiptSlide()
    }
}
