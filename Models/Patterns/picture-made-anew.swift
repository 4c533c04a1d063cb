// Each pop makes its own picture of the page, in a sleeve of its own or bare. What an earlier pop, called off, has thrown
// away together with its sleeve is not this one's to bring back.
import UIKit

final class PagePop: NSObject, UIViewControllerAnimatedTransitioning {
    private let isSleeved: Bool

    init(sleeved: Bool) { isSleeved = sleeved }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let below = transitionContext.view(forKey: .to), let page = transitionContext.view(forKey: .from),
            let picture = page.snapshotView(afterScreenUpdates: false)
        else {
            transitionContext.completeTransition(false)
            return
        }
        container.insertSubview(below, at: 0)
        let sleeve = UIView(frame: page.frame)
        if isSleeved {
            container.addSubview(sleeve)
            sleeve.addSubview(picture)
        } else {
            container.addSubview(picture)
        }
        UIView.animate(withDuration: 0.3, animations: {
            (self.isSleeved ? sleeve : picture).alpha = 0
        }, completion: { _ in
            (self.isSleeved ? sleeve : picture).removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class BookViewController: UIViewController, UINavigationControllerDelegate {
    private var swipe: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        switch gesture.state {
        case .began:
            swipe = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed: swipe?.update(gesture.translation(in: view).x / view.bounds.width)
        case .ended where gesture.velocity(in: view).x > 0:
            swipe?.finish()
            swipe = nil
        case .ended, .cancelled, .failed:
            swipe?.cancel()
            swipe = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? PagePop(sleeved: navigationController.viewControllers.count > 3) : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe
    }
}
