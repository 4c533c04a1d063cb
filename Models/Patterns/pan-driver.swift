// A swipe from the edge drives a pop. Whatever becomes of the swipe, the driver is told, and is not handed out again;
// the back button finds none, and pops without interaction.
import UIKit

final class EdgePop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .from),
              let previous = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let width = transitionContext.containerView.bounds.width
        transitionContext.containerView.insertSubview(previous, belowSubview: page)

        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            page.transform = CGAffineTransform(translationX: width, y: 0)
        }, completion: { _ in
            let popped = !transitionContext.transitionWasCancelled
            page.transform = .identity
            (popped ? page : previous).removeFromSuperview()
            transitionContext.completeTransition(popped)
        })
    }
}

final class EdgeNavigation: UINavigationController, UINavigationControllerDelegate {
    private var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgeSwiped))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc private func edgeSwiped(_ edge: UIScreenEdgePanGestureRecognizer) {
        let progress = edge.translation(in: view).x / max(view.bounds.width, 1)
        switch edge.state {
        case .began:
            guard viewControllers.count > 1 else { return }
            driver = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed:
            driver?.update(progress)
        case .ended:
            if progress > 0.5 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default:
            break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? EdgePop() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
