// A menu that is its own delegate. Its pan's action hands the gesture on, and what takes it tells the driver nothing
// where the system has cancelled it: the menu stays where the finger was.
import UIKit

final class MenuSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool

    init(isOpening: Bool) { self.isOpening = isOpening }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let outside = CGAffineTransform(translationX: -container.bounds.width, y: 0)
        guard let menu = transitionContext.view(forKey: isOpening ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if isOpening {
            menu.frame = container.bounds
            menu.transform = outside
            container.addSubview(menu)
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            menu.transform = self.isOpening ? .identity : outside
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            menu.transform = .identity
            if cancelled == self.isOpening { menu.removeFromSuperview() }
            transitionContext.completeTransition(!cancelled)
        })
    }
}

final class MenuDriver: UIPercentDrivenInteractiveTransition {
    enum Step {
        case update(CGFloat)
        case finish
        case cancel
    }

    func take(_ step: Step) {
        switch step {
        case .update(let progress): update(progress)
        case .finish: finish()
        case .cancel: cancel()
        }
    }
}

final class MenuController: UIViewController, UIViewControllerTransitioningDelegate {
    private var isPulling = false
    private weak var driver: MenuDriver?

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isPulling = false
    }

    func follow(_ pan: UIPanGestureRecognizer, isClosing: Bool) {
        let speed = isClosing ? -pan.velocity(in: view).x : pan.velocity(in: view).x
        switch pan.state {
        case .began:
            isPulling = true
            if isClosing { dismiss(animated: true) }
        case .changed:
            driver?.take(.update(abs(pan.translation(in: view).x) / 300))
        case .ended:
            if speed <= 0 { isPulling = false }
            driver?.take(speed > 0 ? .finish : .cancel)
        default: // expect: error interaction-not-ended
            isPulling = false
        }
    }

    @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        follow(pan, isClosing: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        MenuSlide(isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        MenuSlide(isOpening: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        startedDriver()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        startedDriver()
    }

    private func startedDriver() -> MenuDriver? {
        guard isPulling else { return nil }
        let started = MenuDriver()
        driver = started
        return started
    }
}
