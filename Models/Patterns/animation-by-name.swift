// The delegate of a layer animation asks for the name that the animation was given: there is but one.
import UIKit

final class InkPresent: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var storedContext: UIViewControllerContextTransitioning?
    private let center: CGPoint

    init(center: CGPoint) { self.center = center }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        storedContext = transitionContext
        guard let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(true)
            return
        }
        toView.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(toView)
        let mask = CAShapeLayer()
        let end = UIBezierPath(arcCenter: center, radius: 1200, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        mask.path = end.cgPath
        toView.layer.mask = mask
        let grow = CABasicAnimation(keyPath: "path")
        grow.fromValue =
            UIBezierPath(arcCenter: center, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true).cgPath
        grow.toValue = end.cgPath
        grow.duration = transitionDuration(using: transitionContext)
        grow.delegate = self
        grow.setValue("grow", forKey: "name")
        mask.add(grow, forKey: nil)
    }
}

extension InkPresent: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = storedContext, anim.value(forKey: "name") as? String == "grow" else { return }
        context.view(forKey: .to)?.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}

final class InkHost: UIViewController, UIViewControllerTransitioningDelegate {
    @IBOutlet private var fab: UIButton!
    @IBAction private func fabTapped() {
        let vc = UIViewController()
        vc.modalPresentationStyle = .fullScreen
        vc.transitioningDelegate = self
        present(vc, animated: true)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        InkPresent(center: fab.center)
    }
}
