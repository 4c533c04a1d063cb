// A layer animation has no completion handler, so the context waits in a property until the animation's delegate is
// told.
import UIKit

final class IrisOpen: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var context: UIViewControllerContextTransitioning?
    private weak var masked: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        masked = page
        page.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(page)

        let centre = CGPoint(x: page.bounds.midX, y: page.bounds.midY)
        let radius = hypot(centre.x, centre.y)
        let small = UIBezierPath(ovalIn: CGRect(origin: centre, size: .zero))
        let large = UIBezierPath(ovalIn: CGRect(origin: centre, size: .zero).insetBy(dx: -radius, dy: -radius))

        let iris = CAShapeLayer()
        iris.path = large.cgPath
        page.layer.mask = iris

        let opening = CABasicAnimation(keyPath: "path")
        opening.fromValue = small.cgPath
        opening.toValue = large.cgPath
        opening.duration = transitionDuration(using: transitionContext)
        opening.delegate = self
        iris.add(opening, forKey: "opening")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        masked?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        context = nil
    }
}

final class TheatreController: UIViewController, UIViewControllerTransitioningDelegate {
    func raiseCurtain() {
        let stage = UIViewController()
        stage.modalPresentationStyle = .fullScreen
        stage.transitioningDelegate = self
        present(stage, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        IrisOpen()
    }
}
