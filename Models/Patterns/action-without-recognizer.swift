// The recogniser's action is handed nothing and reads the state from the property that holds the recogniser.
import UIKit

struct PopGeometry {
    var distance: CGFloat
    static func make(for bounds: CGRect) -> PopGeometry { PopGeometry(distance: bounds.width) }
}

final class UncoverPop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard let transitionContext, transitionContext.isAnimated else { return 0 }
        return transitionContext.isInteractive ? 0.6 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let views = (from: transitionContext.view(forKey: .from)!, to: transitionContext.view(forKey: .to)!)
        let container = transitionContext.containerView
        container.addSubview(views.to)
        container.sendSubviewToBack(views.to)
        let shadow = UIView(frame: views.from.frame)
        shadow.layer.shadowOpacity = 0.3
        container.insertSubview(shadow, belowSubview: views.from)
        let geometry = PopGeometry.make(for: container.bounds)
        views.to.transform = CGAffineTransform(translationX: -geometry.distance / 3, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut,
            animations: {
                views.from.transform = CGAffineTransform(translationX: geometry.distance, y: 0)
                shadow.transform = views.from.transform
                views.to.transform = .identity
            },
            completion: { _ in
                shadow.removeFromSuperview()
                views.from.transform = .identity
                views.to.transform = .identity
                let done = !transitionContext.transitionWasCancelled
                (done ? views.from : views.to).removeFromSuperview()
                transitionContext.completeTransition(done)
            })
    }
}

final class UncoverNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var interactionController: UIPercentDrivenInteractiveTransition?
    private lazy var recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        recognizer.edges = .left
        view.addGestureRecognizer(recognizer)
    }

    @objc private func swiped() {
        let progress = recognizer.translation(in: view).x / view.bounds.width
        switch recognizer.state {
        case .possible: break
        case .began:
            guard viewControllers.count > 1 else { return }
            interactionController = UIPercentDrivenInteractiveTransition()
            interactionController?.completionCurve = .easeOut
            popViewController(animated: true)
        case .changed:
            interactionController?.update(progress)
        case .ended, .cancelled, .failed:
            defer { interactionController = nil }
            guard recognizer.state == .ended, progress + recognizer.velocity(in: view).x / view.bounds.width > 0.5
            else {
                interactionController?.cancel()
                return
            }
            interactionController?.finish()
        @unknown default:
            interactionController?.cancel()
            interactionController = nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .pop ? UncoverPop() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}
