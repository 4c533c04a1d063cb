// Many tiles, and the last of them to end completes the transition: told by its position, by a counter, or by the last of
// some property animators. One asks for a position that no tile has.
import UIKit

class Tiles: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(page)
        let tiles = (0..<12).map { _ in UIView() }
        for tile in tiles { transitionContext.containerView.addSubview(tile) }
        scatter(tiles) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func scatter(_ tiles: [UIView], then end: @escaping () -> Void) {}
}

final class TilesByPosition: Tiles {
    override func scatter(_ tiles: [UIView], then end: @escaping () -> Void) {
        for (position, tile) in tiles.enumerated() {
            UIView.animate(withDuration: 0.3, delay: 0.02 * Double(position), animations: { tile.alpha = 0 }) { _ in
                tile.removeFromSuperview()
                if position == tiles.count - 1 { end() }
            }
        }
    }
}

final class TilesCounted: Tiles {
    override func scatter(_ tiles: [UIView], then end: @escaping () -> Void) {
        var gone = 0
        tiles.forEach { tile in
            UIView.animate(withDuration: 0.3, animations: { tile.alpha = 0 }) { _ in
                tile.removeFromSuperview()
                gone += 1
                if gone >= tiles.count { end() }
            }
        }
    }
}

final class TilesByAnimator: Tiles {
    override func scatter(_ tiles: [UIView], then end: @escaping () -> Void) {
        var animators: [UIViewPropertyAnimator] = []
        for tile in tiles {
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { tile.alpha = 0 }
            animator.addCompletion { _ in tile.removeFromSuperview() }
            animators.append(animator)
        }
        animators.last?.addCompletion { _ in end() }
        animators.forEach { $0.startAnimation() }
    }
}

final class TilesOneTooFar: Tiles {
    override func scatter(_ tiles: [UIView], then end: @escaping () -> Void) {
        for (position, tile) in tiles.enumerated() {
            UIView.animate(withDuration: 0.3, delay: 0.02 * Double(position), animations: { tile.alpha = 0 }) { _ in
                tile.removeFromSuperview()
                if position == tiles.count { end() } // expect: error missing-completion
            }
        }
    }
}

final class AlbumNavigation: NSObject, UINavigationControllerDelegate {
    var style = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        switch style {
        case 0: return TilesByPosition()
        case 1: return TilesCounted()
        case 2: return TilesByAnimator()
        default: return TilesOneTooFar()
        }
    }
}
