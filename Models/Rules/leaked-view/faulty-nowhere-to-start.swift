// A provider that only measures may answer nil: the way out that this takes leaves the thumbnail where it is.
import UIKit

protocol ThumbnailProviding: AnyObject {
    func thumbnailFrame(in view: UIView) -> CGRect?
}

final class ThumbnailPush: NSObject, UIViewControllerAnimatedTransitioning {
    weak var provider: ThumbnailProviding?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        container.addSubview(to)
        let thumbnail = UIImageView()
        thumbnail.contentMode = .scaleAspectFill
        container.addSubview(thumbnail) // expect: error leaked-view

        guard let start = provider?.thumbnailFrame(in: container) else {
            transitionContext.completeTransition(true)
            return
        }
        thumbnail.frame = start
        to.alpha = 0
        UIView.animate(
            withDuration: 0.35,
            animations: {
                thumbnail.frame = container.bounds
                to.alpha = 1
            },
            completion: { _ in
                thumbnail.removeFromSuperview()
                transitionContext.completeTransition(true)
            })
    }
}

final class ThumbnailNav: NSObject, UINavigationControllerDelegate {
    weak var provider: ThumbnailProviding?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        let push = ThumbnailPush()
        push.provider = provider
        return push
    }
}
