// A dimming view that constraints pin to the container, added above the popover that it should be behind.
import UIKit

final class PopoverIn: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let popover = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let dimmingView = UIView()
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimmingView.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(popover)
        // expect: error leaked-view
        container.addSubview(dimmingView) // expect: error wrong-z-order
        NSLayoutConstraint.activate([
            dimmingView.topAnchor.constraint(equalTo: container.topAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        popover.frame = container.bounds.insetBy(dx: 40, dy: 160)
        popover.alpha = 0
        UIView.animate(withDuration: 0.25, animations: {
            popover.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class MapController: UIViewController, UIViewControllerTransitioningDelegate {
    func showPopover(_ content: UIViewController) {
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = self
        present(content, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PopoverIn()
    }
}
