// A pulse that repeats for ever. Its completion, which should end the presentation, comes only when something cuts the
// animation off, and nothing does.
import UIKit

final class PulseIn: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let alarm = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        alarm.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(alarm)
        UIView.animate( // expect: error stuck-context
            withDuration: 0.6, delay: 0, options: [.autoreverse, .repeat],
            animations: {
                alarm.alpha = 0.5
            },
            completion: { _ in
                alarm.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class ClockController: UIViewController, UIViewControllerTransitioningDelegate {
    func ring() {
        let alarm = UIViewController()
        alarm.modalPresentationStyle = .overFullScreen
        alarm.transitioningDelegate = self
        present(alarm, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PulseIn()
    }
}
