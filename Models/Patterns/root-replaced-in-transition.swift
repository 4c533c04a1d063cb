// A segue may make its destination the window's root inside the animation.
import UIKit

class ModalCardSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.modalPresentationStyle = .custom
        destination.transitioningDelegate = self
        super.perform()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(reversed: false)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(reversed: true)
    }
}

class ReplaceRootSegue: UIStoryboardSegue {
    override func perform() {
        guard let window = source.view.window else {
            source.present(destination, animated: true)
            return
        }
        UIView.transition(
            with: window, duration: 0.3, options: .transitionCrossDissolve,
            animations: {
                window.rootViewController = self.destination
            }, completion: nil)
    }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let reversed: Bool
    init(reversed: Bool) { self.reversed = reversed }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let card = transitionContext.view(forKey: reversed ? .from : .to) else {
            transitionContext.completeTransition(true)
            return
        }
        if !reversed {
            card.frame = container.bounds
            container.addSubview(card)
        }
        let start: CGFloat = reversed ? 0 : container.bounds.height
        let end: CGFloat = reversed ? container.bounds.height : 0
        card.frame.origin.y = start
        UIView.animate(withDuration: 0.3, animations: { card.frame.origin.y = end }) { _ in
            transitionContext.completeTransition(true)
        }
    }
}
