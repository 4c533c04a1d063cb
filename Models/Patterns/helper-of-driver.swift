// What the driver's own gesture code calls is nobody else's to call.
import UIKit

protocol DismissDriving: AnyObject {
    var isActive: Bool { get set }
    func begin()
}

final class DismissDriver: UIPercentDrivenInteractiveTransition, DismissDriving {
    var isActive = false
    private let onBegin: () -> Void

    init(onBegin: @escaping () -> Void) {
        self.onBegin = onBegin
        super.init()
        completionCurve = .easeOut
    }

    func begin() {
        isActive = true
        onBegin()
    }

    func track(_ gesture: UIPanGestureRecognizer, threshold: CGFloat = 0.35) {
        guard let view = gesture.view else { return }
        let ratio = gesture.translation(in: view).y / view.frame.height
        if gesture.state == .began {
            begin()
        } else if gesture.state == .changed {
            update(ratio)
        } else if gesture.state == .ended && ratio > threshold {
            isActive = false
            finish()
        } else if gesture.state == .ended || gesture.state == .cancelled || gesture.state == .failed {
            isActive = false
            cancel()
        }
    }
}

final class NowPlayingController: UIViewController, UIViewControllerTransitioningDelegate {
    private lazy var driver = DismissDriver { [weak self] in self?.dismiss(animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .custom
        transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        view.addGestureRecognizer(pan)
    }

    @objc private func panned(_ gesture: UIPanGestureRecognizer) { driver.track(gesture) }

    @objc private func closeButtonTapped() { dismiss(animated: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        NowPlayingDismissal()
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        guard driver.isActive else { return nil }
        return driver
    }
}

final class NowPlayingDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let player = transitionContext.view(forKey: .from)
        UIView.animate(
            withDuration: 0.4,
            animations: {
                player?.frame.origin.y = transitionContext.containerView.bounds.height
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
