// As in the pattern, but a pan that the system takes away leaves the driver as it is.
import UIKit

final class ShutterDrop: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let leaving = transitionContext.view(forKey: .from)!
        UIView.animate(withDuration: 0.3) {
            leaving.transform = CGAffineTransform(translationX: 0, y: 700)
        } completion: { _ in
            leaving.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class PanReader: NSObject {
    private(set) var driver: UIPercentDrivenInteractiveTransition?
    weak var screen: UIViewController?

    @objc func panned(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: pan.view).y / 500
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            screen?.dismiss(animated: true)
        case .changed: driver?.update(progress)
        case .ended where progress > 0.4:
            driver?.finish()
            driver = nil
        case .ended:
            driver?.cancel()
            driver = nil
        case .cancelled, .failed: break // expect: error interaction-not-ended
        default: break
        }
    }
}

final class ShutterDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let reader = PanReader()

    func attach(to screen: UIViewController) {
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = self
        reader.screen = screen
        screen.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: reader, action: #selector(PanReader.panned(_:))))
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ShutterDrop()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { reader.driver }
}
