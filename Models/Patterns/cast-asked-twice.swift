// The delegate hands the animator out for an album only, so that the animator's own guard on the album never leaves. The
// other animator is made by the album, its own delegate: nothing else is ever presented with it.
import UIKit

final class AlbumController: UIViewController, UIViewControllerTransitioningDelegate {
    let cover = UIImageView()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        AlbumOpening()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let album = dismissed as? AlbumController, album.cover.image != nil else { return nil }
        return AlbumClosing()
    }
}

final class AlbumOpening: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let album = transitionContext.viewController(forKey: .to) as? AlbumController else { return }
        album.view.frame = transitionContext.finalFrame(for: album)
        album.view.alpha = 0
        transitionContext.containerView.addSubview(album.view)
        UIView.animate(withDuration: 0.3, animations: {
            album.view.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class AlbumClosing: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let album = transitionContext.viewController(forKey: .from) as? AlbumController,
              let below = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.insertSubview(below, at: 0)
        UIView.animate(withDuration: 0.3, animations: {
            album.view.alpha = 0
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
