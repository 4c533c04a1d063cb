// The driver's class leaves its gesture to subclasses, one for each, and traps where a subclass has forgotten it. Which
// of them there is, if any, somebody out of sight says.
import UIKit

class PullDriver: UIPercentDrivenInteractiveTransition {
    private(set) var isPulling = false
    private weak var host: UIViewController?

    func follow(_ host: UIViewController) {
        self.host = host
        host.view.addGestureRecognizer(makeRecognizer())
    }

    func makeRecognizer() -> UIGestureRecognizer { fatalError("subclasses say which") }

    func progress(of recognizer: UIGestureRecognizer) -> CGFloat { fatalError("subclasses measure it") }

    @objc func pulled(_ recognizer: UIGestureRecognizer) {
        let progress = progress(of: recognizer)
        switch recognizer.state {
        case .began:
            isPulling = true
            host?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended where progress > 0.5:
            isPulling = false
            finish()
        default:
            isPulling = false
            cancel()
        }
    }
}

final class PanDriver: PullDriver {
    override func makeRecognizer() -> UIGestureRecognizer {
        UIPanGestureRecognizer(target: self, action: #selector(pulled))
    }

    override func progress(of recognizer: UIGestureRecognizer) -> CGFloat {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return 0 }
        return pan.translation(in: pan.view).y / 300
    }
}

final class PinchDriver: PullDriver {
    override func makeRecognizer() -> UIGestureRecognizer {
        UIPinchGestureRecognizer(target: self, action: #selector(pulled))
    }

    override func progress(of recognizer: UIGestureRecognizer) -> CGFloat {
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return 0 }
        return 1 - pinch.scale
    }
}

final class PosterDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let poster = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, animations: {
            poster?.frame.origin.y = height
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PosterController: UIViewController, UIViewControllerTransitioningDelegate {
    var driver: PullDriver?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver?.follow(self)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PosterDismissal()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let driver, driver.isPulling else { return nil }
        return driver
    }
}
