// A white flash covers the change from camera to picture, and is gone before the transition ends.
import UIKit

final class ShutterFlash: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let picture = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        picture.frame = transitionContext.finalFrame(for: controller)
        container.addSubview(picture)

        let flash = UIView(frame: container.bounds)
        flash.backgroundColor = .white
        container.addSubview(flash)

        UIView.animate(withDuration: 0.3, animations: {
            flash.alpha = 0
        }, completion: { _ in
            flash.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class CameraController: UIViewController, UIViewControllerTransitioningDelegate {
    func didTakePicture() {
        let picture = UIViewController()
        picture.modalPresentationStyle = .fullScreen
        picture.transitioningDelegate = self
        present(picture, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ShutterFlash()
    }
}
