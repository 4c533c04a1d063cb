// A letter slides up over the desk, which its presentation controller has removed. Where there is room for it, the same
// presentation controller makes it a form sheet: the desk stays where it is then, but the way back still takes it.
import UIKit

final class LetterSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isLeaving: Bool

    init(isLeaving: Bool) { self.isLeaving = isLeaving }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let letter = transitionContext.view(forKey: isLeaving ? .from : .to)!
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        if isLeaving {
            let desk = transitionContext.viewController(forKey: .to)!.view!
            container.insertSubview(desk, belowSubview: letter) // expect: error presenter-view-stolen
        } else {
            letter.frame = container.bounds
            letter.transform = below
            container.addSubview(letter)
        }
        UIView.animate(withDuration: 0.3, animations: {
            letter.transform = self.isLeaving ? below : .identity
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

final class LetterPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .formSheet : .custom
    }
}

final class LetterDelivery: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        LetterSlide(isLeaving: false)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        LetterSlide(isLeaving: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        LetterPresentation(presentedViewController: presented, presenting: presenting)
    }
}
