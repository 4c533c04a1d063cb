// The driver is made and wired up when the view loads. Its flag says that a swipe is under way; it is lowered where the
// swipe succeeds and not where it is given up. The next tap on the close button then begins a transition that waits
// for a finger.
import UIKit

final class SwipeDriver: UIPercentDrivenInteractiveTransition {
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
            cancel()
        }
    }
}

final class NoteDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let note = transitionContext.view(forKey: .from)
        let height = transitionContext.containerView.bounds.height
        UIView.animate(withDuration: 0.3, animations: {
            note?.transform = CGAffineTransform(translationX: 0, y: height)
        }, completion: { _ in
            note?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class NoteController: UIViewController, UIViewControllerTransitioningDelegate {
    private var driver: SwipeDriver?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver = SwipeDriver()
        driver?.follow(self)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        NoteDismissal()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let driver, driver.isSwiping else { return nil }
        return driver // expect: error interaction-not-ended
    }
}
