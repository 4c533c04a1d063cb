/// Animators as people write them, of any size.
struct ScaleFamily: Sendable {
    /// The sizes that are measured.
    var sizes: [Int]
    /// The size that is also given to SPIN, as a model that was exported; `nil` where there are too few states.
    var sizeForSpin: Int?
    /// The Swift source of the one with this size.
    var source: @Sendable (Int) -> String

    /// So many cards, each moved by a property animator of its own and taken out at its end; the last one completes.
    static let cards = ScaleFamily(sizes: [4, 8, 12, 18], sizeForSpin: 18) { count in
        let movers = (0..<count).map { card in
            """
                    let card\(card) = UIView()
                    container.addSubview(card\(card))
                    group.enter()
                    let mover\(card) = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card\(card).alpha = 0 }
                    mover\(card).addCompletion { _ in
                        card\(card).removeFromSuperview()
                        group.leave()
                    }
                    mover\(card).startAnimation()

            """
        }
        return animator(
            "        let group = DispatchGroup()\n" + movers.joined()
                + "        group.notify(queue: .main) { context.completeTransition(!context.transitionWasCancelled) }")
    }

    /// So many modals, each put into the one below and animated when that has arrived.
    static let stack = ScaleFamily(sizes: [4, 8, 16], sizeForSpin: nil) { depth in
        let levels = (0..<depth).map { level in
            let below = level == 0 ? "container" : "modal\(level - 1)"
            return """
                        let modal\(level) = UIView()
                        \(below).addSubview(modal\(level))
                        UIView.animate(withDuration: 0.2, animations: { modal\(level).alpha = 0.5 }, completion: { _ in

                """
        }
        let ends = (0..<depth).reversed().map { "            modal\($0).removeFromSuperview()\n        })\n" }
        let complete = "            context.completeTransition(!context.transitionWasCancelled)\n"
        return animator(levels.joined() + complete + ends.joined())
    }

    /// So many cards made and moved by the same lines, each of which turns when it has arrived: they may change places.
    static let loop = ScaleFamily(sizes: [2, 3, 4], sizeForSpin: nil) { count in
        animator(
            """
                    let group = DispatchGroup()
                    for card in (0..<\(count)).map({ _ in UIView() }) {
                        container.addSubview(card)
                        group.enter()
                        UIView.animate(withDuration: 0.3, animations: { card.alpha = 0.5 }, completion: { _ in
                            card.isHidden = true
                            UIView.animate(withDuration: 0.2, animations: { card.alpha = 0 }, completion: { _ in
                                card.removeFromSuperview()
                                group.leave()
                            })
                        })
                    }
                    group.notify(queue: .main) { context.completeTransition(!context.transitionWasCancelled) }
            """)
    }

    private static func animator(_ body: String) -> String {
        """
        import UIKit

        final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let container = context.containerView
                container.addSubview(context.view(forKey: .to)!)
        \(body)
            }
        }
        """
    }
}
