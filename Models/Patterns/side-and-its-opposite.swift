// Which way a page wipes is told once, by who asks for it; the way back wipes the opposite way. So the page behind that
// a wipe to the left fades away is always faded in again, by a wipe to the right.
import UIKit

enum Side {
    case left, right, up, down, nowhere

    var opposite: Side {
        switch self {
        case .left: return .right
        case .right: return .left
        case .up: return .down
        case .down: return .up
        case .nowhere: return self
        }
    }
}

enum Passage {
    case cut
    case wipe(to: Side)
}

final class Wipe: NSObject, UIViewControllerAnimatedTransitioning {
    private let side: Side
    let wayBack: Passage

    init(to side: Side) {
        self.side = side
        wayBack = .wipe(to: side.opposite)
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let old = transitionContext.view(forKey: .from)!
        let new = transitionContext.view(forKey: .to)!
        new.frame = container.bounds
        switch side {
        case .left:
            container.insertSubview(new, belowSubview: old)
        case .right:
            new.alpha = 0
            container.addSubview(new)
        default:
            container.addSubview(new)
        }
        UIView.animate(withDuration: 0.3, animations: {
            switch self.side {
            case .left: old.alpha = 0
            case .right: new.alpha = 1
            default: new.transform = .identity
            }
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

final class Passages: NSObject, UINavigationControllerDelegate {
    private var wipe: Wipe?

    init(by passage: Passage) {
        super.init()
        wipe = make(passage)
    }

    private func make(_ passage: Passage) -> Wipe? {
        switch passage {
        case .cut: return nil
        case .wipe(let side): return Wipe(to: side)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if operation == .push { return wipe }
        guard let back = wipe?.wayBack else { return nil }
        return make(back)
    }
}
