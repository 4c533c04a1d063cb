// The base class knows how a transition runs, its heirs only where a view hides. The heirs never name a context, and
// the base class, which nobody creates, does not hide anything.
import UIKit

class HidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let appearing: Bool

    init(appearing: Bool) {
        self.appearing = appearing
        super.init()
    }

    func hidden(_ view: UIView, in container: UIView) -> CGAffineTransform {
        fatalError("for subclasses to say")
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: appearing ? .to : .from) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        if appearing {
            view.frame = container.bounds
            container.addSubview(view)
            view.transform = hidden(view, in: container)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            view.transform = self.appearing ? .identity : self.hidden(view, in: container)
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            if self.appearing == cancelled { view.removeFromSuperview() }
            view.transform = .identity
            transitionContext.completeTransition(!cancelled)
        })
    }
}

final class RiseAnimator: HidingAnimator {
    override func hidden(_ view: UIView, in container: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: container.bounds.height)
    }
}

final class ShrinkAnimator: HidingAnimator {
    override func hidden(_ view: UIView, in container: UIView) -> CGAffineTransform {
        CGAffineTransform(scaleX: 0.01, y: 0.01)
    }
}

final class OfficeController: UIViewController, UIViewControllerTransitioningDelegate {
    func openCalendar() {
        let calendar = UIViewController()
        calendar.modalPresentationStyle = .overFullScreen
        calendar.transitioningDelegate = self
        present(calendar, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        RiseAnimator(appearing: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ShrinkAnimator(appearing: false)
    }
}
