// A card that can be thrown down. Its gesture asks for the dismissal when it is over, also where the system has
// cancelled it: a call comes in, and the card is gone when it ends.
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
        default:
            if pan.velocity(in: containerView).y > 300 {
                presentedViewController.dismiss(animated: true) // expect: note interaction-not-ended
            }
        }
    }
}
