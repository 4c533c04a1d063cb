// A swipe that does not go far enough ends nothing: neither finish nor cancel is called.
import UIKit

final class EdgeSwipe: NSObject {
    private weak var navigationController: UINavigationController?
    private(set) var transition: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handle))
        recognizer.edges = [.left]
        navigationController.view.addGestureRecognizer(recognizer)
        navigationController.delegate = self
    }

    @objc private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let progress = recognizer.translation(in: view).x / view.bounds.width

        switch recognizer.state {
        case .began:
            transition = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            transition?.update(progress)
        case .ended:
            let projected = progress + recognizer.velocity(in: view).x / view.bounds.width
            if projected > 0.5 { // expect: error interaction-not-ended
                transition?.finish()
            }
            transition = nil
        default:
            transition?.cancel()
            transition = nil
        }
    }
}

extension EdgeSwipe: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        transition == nil || operation != .pop ? nil : SwipePop()
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        transition
    }
}

final class SwipePop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .curveLinear,
            animations: {
                from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0)
            },
            completion: { _ in
                from.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
