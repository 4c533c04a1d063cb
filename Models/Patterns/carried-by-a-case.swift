// A case carries the view that is to appear, and a countdown starts from what its initialiser is given. In the end the
// container is swept of all that was put there besides.
import UIKit

enum Preparation {
    case ready(UIView)
    case failed
}

final class Countdown {
    private var left: Int
    private let action: () -> Void

    init(from start: Int, action: @escaping () -> Void) {
        left = start
        self.action = action
    }

    func tick() {
        left -= 1
        if left == 0 { action() }
    }
}

final class PreparedRise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard case .ready(let screen) = prepare(transitionContext) else { fatalError("there is always a screen") }
        let container = transitionContext.containerView
        let light = UIView(frame: container.bounds)
        container.addSubview(light)
        let countdown = Countdown(from: 2) {
            for other in container.subviews where other !== screen { other.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.3) { screen.alpha = 1 } completion: { _ in countdown.tick() }
        UIView.animate(withDuration: 0.2) { light.alpha = 0 } completion: { _ in countdown.tick() }
    }

    private func prepare(_ context: UIViewControllerContextTransitioning) -> Preparation {
        guard let screen = context.view(forKey: .to) else { return .failed }
        screen.frame = context.containerView.bounds
        screen.alpha = 0
        context.containerView.addSubview(screen)
        return .ready(screen)
    }
}

final class RiseHost: UIViewController, UIViewControllerTransitioningDelegate {
    func open(_ screen: UIViewController) {
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = self
        present(screen, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PreparedRise() }
}
