// Three slides, mended: one animator serves all segues and is never released, each slide asks before it starts, and
// all is tidy before the transition ends.
import UIKit

final class ThreeSlideSegue: UIStoryboardSegue {
    override func perform() {
        destination.transitioningDelegate = ThreeSlideAnimator.shared
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true, completion: nil)
    }
}

final class ThreeSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    static let shared = ThreeSlideAnimator()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let source = transitionContext.view(forKey: .from),
              let destination = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let home = source.frame
        let above = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
        let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
        let place = transitionContext.finalFrame(for: controller)

        let extra = UIView(frame: below)
        extra.backgroundColor = .orange
        destination.frame = below

        container.addSubview(extra)
        container.addSubview(destination)
        // z-order: source < extra < destination

        func end() {
            let completed = !transitionContext.transitionWasCancelled
            extra.removeFromSuperview()
            source.frame = home
            destination.frame = place
            if !completed { destination.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        }

        let step = transitionDuration(using: transitionContext) / 3
        UIView.animate(withDuration: step, animations: {
            source.frame = above
        }, completion: { _ in
            guard !transitionContext.transitionWasCancelled else { return end() }
            UIView.animate(withDuration: step, animations: {
                extra.frame = above
            }, completion: { _ in
                guard !transitionContext.transitionWasCancelled else { return end() }
                UIView.animate(withDuration: step, animations: {
                    destination.frame = place
                }, completion: { _ in
                    end()
                })
            })
        })
    }
}
