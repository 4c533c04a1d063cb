// Choosing another tab asks for the transition that a swipe then drives, and may cancel.
import UIKit

final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction { case left, right }
    let direction: Direction
    init(direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        let width = container.frame.width
        let sign: CGFloat = direction == .right ? 1 : -1
        new.transform = CGAffineTransform(translationX: sign * width, y: 0)
        container.addSubview(new)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
            old.transform = CGAffineTransform(translationX: -sign * width, y: 0)
            new.transform = .identity
        } completion: { _ in
            old.transform = .identity
            new.transform = .identity
            transitionContext.completeTransition(true) // expect: error wrong-completion-flag
        }
    }
}

final class SwipeTabBarController: UITabBarController, UITabBarControllerDelegate {
    private var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        view.addGestureRecognizer(pan)
    }

    @objc func handlePan(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: view).x
        switch pan.state {
        case .began where x < 0 && selectedIndex < (viewControllers?.count ?? 0) - 1:
            driver = UIPercentDrivenInteractiveTransition()
            selectedIndex += 1
        case .changed:
            driver?.update(abs(x) / view.bounds.width)
        case .ended where abs(x) > view.bounds.width / 3:
            driver?.finish()
            driver = nil
        case .ended, .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default: break
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = viewControllers, let a = controllers.firstIndex(of: fromVC),
            let b = controllers.firstIndex(of: toVC)
        else { return nil }
        return TabSlide(direction: b > a ? .right : .left)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }
}
