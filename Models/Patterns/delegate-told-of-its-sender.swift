// The sticker tells its delegate, some code elsewhere, that it is about to fly. Whose delegate it is, that code knew
// before: nothing of the transition's is handed on.
import UIKit

@objc public protocol StickerViewDelegate: AnyObject {
    @objc optional func stickerViewWillFly(_ stickerView: StickerView)
}

public class StickerView: UIView {
    public weak var delegate: StickerViewDelegate?
}

final class StickerFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let sticker: StickerView

    init(sticker: StickerView) {
        self.sticker = sticker
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let page = transitionContext.view(forKey: .to)!
        sticker.delegate?.stickerViewWillFly?(sticker)
        page.frame = transitionContext.containerView.bounds
        page.alpha = 0
        transitionContext.containerView.addSubview(page)
        UIView.animate(withDuration: 0.4, animations: {
            page.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class StickerKeeper: NSObject, UIViewControllerTransitioningDelegate {
    private let sticker = StickerView()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        StickerFlight(sticker: sticker)
    }
}
