// A segue that is also the delegate of what it presents, and the animator that it hands out. The destination is told so
// before the segue presents it.
import UIKit

final class CrossFadeSegue: UIStoryboardSegue {
    private var keeper: CrossFadeSegue?

    override func perform() {
        keeper = self
        self.destination.modalPresentationStyle = .fullScreen
        self.destination.transitioningDelegate = self
        super.perform()
    }
}

extension CrossFadeSegue: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }
}

extension CrossFadeSegue: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page[keyPath: \.alpha] = 0
        transitionContext.containerView.addSubview(page)
        UIView.animate(withDuration: 0.25, animations: {
            page[keyPath: \UIView.alpha] = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
