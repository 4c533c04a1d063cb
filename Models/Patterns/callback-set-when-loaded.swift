// What a screen sets once, when it is loaded, is there in every transition: here it shows the photo again that was hidden
// while the animation flew it over. The driver is handed out by an optional's flatMap.
import UIKit

final class FlyingPhoto: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    var landed: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let photo = transitionContext.view(forKey: isPresenting ? .to : .from)!
        if isPresenting {
            photo.frame = container.bounds
            photo.alpha = 0
        }
        for view in stack(in: transitionContext) { container.addSubview(view) }
        UIView.animate(withDuration: 0.5) {
            photo.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            photo.alpha = 1
            if !self.isPresenting, !transitionContext.transitionWasCancelled { self.landed?() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// What the container is to hold, bottom to top.
    private func stack(in context: UIViewControllerContextTransitioning) -> [UIView] {
        if isPresenting { return [context.view(forKey: .to)!] }
        return [context.view(forKey: .to)!, context.view(forKey: .from)!]
    }
}

final class PinchAway: UIPercentDrivenInteractiveTransition {
    private(set) var isPinching = false
    weak var screen: UIViewController?

    @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            isPinching = true
            screen?.dismiss(animated: true)
        case .changed: update(1 - pinch.scale)
        case .ended where pinch.scale < 0.6:
            isPinching = false
            finish()
        case .ended, .cancelled, .failed:
            isPinching = false
            cancel()
        default: break
        }
    }
}

final class PhotoList: UIViewController, UIViewControllerTransitioningDelegate {
    private let photoFlight = FlyingPhoto()
    private var pinch: PinchAway?
    private var chosen: UIImageView?

    override func viewDidLoad() {
        super.viewDidLoad()
        photoFlight.landed = { [weak self] in self?.chosen?.isHidden = false }
    }

    func open(_ screen: UIViewController, from photo: UIImageView) {
        chosen = photo
        let pinch = PinchAway()
        pinch.screen = screen
        screen.view.addGestureRecognizer(UIPinchGestureRecognizer(target: pinch, action: #selector(PinchAway.pinched)))
        self.pinch = pinch
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = self
        present(screen, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        photoFlight.isPresenting = true
        chosen?.isHidden = true
        return photoFlight
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        photoFlight.isPresenting = false
        return photoFlight
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        pinch.flatMap { $0.isPinching ? $0 : nil }
    }
}
