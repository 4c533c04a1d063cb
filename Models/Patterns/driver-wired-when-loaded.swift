// The driver is made and wired up when the view loads, by code that the transition never calls. Its flag is lowered
// wherever the swipe ends, so the close button dismisses without a driver.
import UIKit

final class LetterDriver: UIPercentDrivenInteractiveTransition {
    private(set) var isSwiping = false
    private weak var host: UIViewController?

    func follow(_ host: UIViewController) {
        self.host = host
        host.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: pan.view).y / 300
        switch pan.state {
        case .began:
            isSwiping = true
            host?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended where progress > 0.5:
            isSwiping = false
            finish()
        default:
            isSwiping = false
            cancel()
        }
    }
}

final class LetterDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let letter = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, animations: {
            letter?.transform = CGAffineTransform(translationX: 0, y: height)
        }, completion: { _ in
            letter?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class LetterController: UIViewController, UIViewControllerTransitioningDelegate {
    private var driver: LetterDriver?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver = LetterDriver()
        driver?.follow(self)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        LetterDismissal()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let driver, driver.isSwiping else { return nil }
        return driver
    }
}
