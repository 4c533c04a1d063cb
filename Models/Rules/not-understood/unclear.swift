// A presentation whose animation is played by a module that the verifier has not seen. Whether that ever completes the
// transition is not known.
import Choreography
import UIKit

final class UnfoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let map = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        map.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(map)
        Choreographer.shared.play(.unfold, on: map, in: transitionContext) // expect: note not-understood
    }
}

final class AtlasController: UIViewController, UIViewControllerTransitioningDelegate {
    func openMap() {
        let map = UIViewController()
        map.modalPresentationStyle = .fullScreen
        map.transitioningDelegate = self
        present(map, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        UnfoldAnimator()
    }
}
