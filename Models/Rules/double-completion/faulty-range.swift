// Each of three bars ends the transition when it has grown.
import UIKit

final class BarsUp: NSObject, UIViewControllerAnimatedTransitioning {
    private let bars = [UIView(), UIView(), UIView()]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        for number in 0..<3 {
            UIView.animate(withDuration: 0.2, delay: Double(number) * 0.1) {
                self.bars[number].alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled) // expect: error double-completion
            }
        }
    }
}

final class BarsDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { BarsUp() }
}
