// A card that pushes its presenter back a little. Whoever lets go of the swipe first sends the card back, and a flick then
// sends it off all the same: what the animation changes is changed once more, and the presenter is as it was.
import UIKit

final class CardSlide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let cardKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let otherKey: UITransitionContextViewControllerKey = isPresenting ? .from : .to
        guard let card = transitionContext.viewController(forKey: cardKey),
              let presenter = transitionContext.viewController(forKey: otherKey) else {
            transitionContext.completeTransition(false)
            return
        }
        let below = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
        if isPresenting {
            card.view.frame = transitionContext.finalFrame(for: card)
            card.view.transform = below
            transitionContext.containerView.addSubview(card.view)
        }
        UIView.animate(withDuration: 0.3, animations: {
            card.view.transform = self.isPresenting ? .identity : below
            presenter.view.transform = self.isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    private var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(swiped)))
    }

    func show(from presenter: UIViewController) {
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
        presenter.present(self, animated: true)
    }

    @objc private func swiped(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            driver?.update(pan.translation(in: view).y / max(view.bounds.height, 1))
        case .ended:
            driver?.cancel()
            if pan.velocity(in: view).y > 1000 { driver?.finish() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default:
            break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CardSlide(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardSlide(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}
