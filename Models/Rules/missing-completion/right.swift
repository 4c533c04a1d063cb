// A card that rises into view. The transition ends with the animation, however that ends.
import UIKit

final class CardRise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        card.frame = transitionContext.finalFrame(for: controller)
        card.transform = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
        transitionContext.containerView.addSubview(card)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            card.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class DeckController: UIViewController, UIViewControllerTransitioningDelegate {
    @IBAction func showCard(_ sender: UIButton) {
        let card = UIViewController()
        card.modalPresentationStyle = .overFullScreen
        card.transitioningDelegate = self
        present(card, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CardRise()
    }
}
