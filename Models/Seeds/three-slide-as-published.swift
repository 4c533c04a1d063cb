// Three slides, as an article describes them: the source leaves upwards, an extra view passes by, the destination
// arrives. The presentation works. The delegate dies with perform(), so the dismissal is the system's; the extra view
// goes late; and were this ever cancelled, the remaining slides would play on.
import UIKit

final class ThreeSlideSegue: UIStoryboardSegue {
    override func perform() {
        let animator = ThreeSlideAnimator()
        destination.transitioningDelegate = animator // expect: warning unretained-delegate
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true, completion: nil)
    }
}

final class ThreeSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
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
              let destination = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let above = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
        let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)

        let extra = UIView(frame: below)
        extra.backgroundColor = .orange
        destination.frame = below

        container.addSubview(source)
        container.addSubview(extra)
        container.addSubview(destination)
        // z-order: source < extra < destination

        let step = transitionDuration(using: transitionContext) / 3
        UIView.animate(withDuration: step, animations: {
            source.frame = above
        }, completion: { _ in
            // expect: note continues-after-cancel
            UIView.animate(withDuration: step, animations: {
                extra.frame = above
            }, completion: { _ in
                UIView.animate(withDuration: step, animations: {
                    destination.frame = container.bounds
                }, completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    extra.removeFromSuperview() // expect: note late-cleanup
                })
            })
        })
    }
}
