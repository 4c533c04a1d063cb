// A card that can be thrown down: only a finger that was lifted asks for the dismissal, no gesture that was cancelled.
import UIKit

final class CardPresentation: UIPresentationController {
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { presentedViewController.view.addGestureRecognizer(pan) }
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed:
            pan.setTranslation(.zero, in: containerView)
        case .ended where pan.velocity(in: containerView).y > 300:
            presentedViewController.dismiss(animated: true)
        default:
            break
        }
    }
}
