// Which controller is meant is told by an enum that knows its opposite; a case that never comes traps.
import UIKit

enum Side {
    case presenting, presented, none

    var reversed: Side {
        switch self {
        case .presented:
            return .presenting
        case .presenting:
            return .presented
        case .none:
            fatalError("no side")
        }
    }
}

final class SwapAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var presented: UIViewController!
    private var presenting: UIViewController!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        presented = transitionContext.viewController(forKey: .to)
        presenting = transitionContext.viewController(forKey: .from)
        let page: UIView = controller(on: Side.presenting.reversed).view
        transitionContext.containerView.addSubview(page)
        page.frame = transitionContext.containerView.bounds
        page.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { page.alpha = 1 }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }

    private func controller(on side: Side) -> UIViewController {
        switch side {
        case .presented:
            return presented
        case .presenting:
            return presenting
        case .none:
            fatalError("no side")
        }
    }
}

final class SwapHost: UIViewController, UIViewControllerTransitioningDelegate {
    func swap() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SwapAnimator()
    }
}
