// transition-verifier:ignore-file unretained-delegate - the factory keeps every delegate that it makes
// A photo that grows out of its cell. What is said about it is passed over, for the reasons that stand there.
import UIKit

final class PhotoGrow: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let photo = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        photo.frame = transitionContext.containerView.bounds
        photo.alpha = 0
        transitionContext.containerView.addSubview(photo)

        UIView.animate(withDuration: 0.3, animations: {
            photo.alpha = 1
        }, completion: { finished in
            // transition-verifier:ignore missing-completion - nothing can interrupt it in the kiosk
            // that this app runs in
            guard finished else { return }
            // The string is no comment: "// transition-verifier:ignore no-such-rule"
            print("// transition-verifier:ignore double-completion")
            transitionContext.completeTransition(finished) // transition-verifier:ignore wrong-completion-flag
        })
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }
}

final class AlbumController: UIViewController {
    func show(_ photo: UIViewController) {
        let grow = PhotoGrow()
        photo.modalPresentationStyle = .overFullScreen
        photo.transitioningDelegate = grow
        present(photo, animated: true)
    }
}
