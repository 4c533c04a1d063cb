// The effect is faded unless somebody calms the screens down, and then nobody ends the transition.
import UIKit

enum Effect { case faded, none }

final class EffectRise: NSObject, UIViewControllerAnimatedTransitioning {
    private let effect: Effect

    init(_ effect: Effect) { self.effect = effect }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        switch effect {
        case .faded:
            to.alpha = 0
            UIView.animate(withDuration: 0.3) { to.alpha = 1 } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        case .none: break // expect: error missing-completion
        }
    }
}

final class EffectDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var effect: Effect = .faded

    func calmDown() { effect = .none }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { EffectRise(effect) }
}
