// The presenter hands the animator its thumbnail, an outlet that only the nib sets. The copy that flies to the picture's
// place is put into the container and never taken out; the thumbnail itself comes back as it should.
import UIKit

final class ThumbnailController: UIViewController, UIViewControllerTransitioningDelegate {
    @IBOutlet private var cover: UIImageView!

    func showPicture() {
        let picture = PictureController()
        picture.modalPresentationStyle = .overFullScreen
        picture.transitioningDelegate = self
        present(picture, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let cover else { return nil }
        return ThumbnailFlight(thumbnail: cover)
    }
}

final class PictureController: UIViewController {}

final class ThumbnailFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let thumbnail: UIImageView

    init(thumbnail: UIImageView) {
        self.thumbnail = thumbnail
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let picture = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let copy = UIImageView(image: thumbnail.image)
        copy.frame = container.convert(thumbnail.bounds, from: thumbnail)
        picture.frame = container.bounds
        picture.alpha = 0
        container.addSubview(picture)
        container.addSubview(copy) // expect: error leaked-view
        thumbnail.isHidden = true
        UIView.animate(withDuration: 0.35, animations: {
            copy.frame = container.bounds
            picture.alpha = 1
        }, completion: { _ in
            self.thumbnail.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
