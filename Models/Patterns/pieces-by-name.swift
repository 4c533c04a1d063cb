// Collections of which it is not known what they hold: what is done with all of one's views, is done with the same ones,
// however the code gets at them. Pairs of what two arrays hold, and methods handed on.
import UIKit

final class PiecesZoom: NSObject, UIViewControllerAnimatedTransitioning {
    private var pieces: [String: UIView] = [:]
    private let shades = [UIView(), UIView()]
    private let depths: [CGFloat] = [0.2, 0.6]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        to.frame = container.bounds
        container.addSubview(to)
        shades.forEach(container.addSubview)
        pieces = PieceCutter.shared.allPieces()
        for (_, piece) in pieces { container.addSubview(piece) }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut)
        [{ to.alpha = 1 }, { for (shade, depth) in zip(self.shades, self.depths) { shade.alpha = depth } }]
            .forEach(animator.addAnimations)
        animator.addCompletion { _ in
            self.shades.forEach { $0.removeFromSuperview() }
            self.pieces.values.forEach { $0.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PiecesZoom() }
}
