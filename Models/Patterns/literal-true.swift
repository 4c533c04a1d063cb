// Nobody can cancel this presentation, so a plain true is the truth. Where motion is unwanted it is said at once,
// inside animateTransition, which is allowed.
import UIKit

final class PlainRise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(page)
        if UIAccessibility.isReduceMotionEnabled {
            transitionContext.completeTransition(true)
            return
        }

        page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
        UIView.animate(withDuration: 0.3, animations: {
            page.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

final class ReportsController: UIViewController, UIViewControllerTransitioningDelegate {
    func openReport() {
        let report = UIViewController()
        report.modalPresentationStyle = .fullScreen
        report.transitioningDelegate = self
        present(report, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PlainRise()
    }
}
