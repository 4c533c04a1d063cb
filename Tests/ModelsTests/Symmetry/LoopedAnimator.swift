import AnimatorReader
import TransitionVerifier

/// The source of an animator that does the same with each of several views: in a loop, or in a function of its own.
struct LoopedAnimator {
    var text: String

    /// Each view is put into the container and animated, and what is to be done when it has arrived is done.
    ///
    /// - Parameter arrival: what is done, for a view called `card`; `group` is to be left once.
    init(cards: Int, isFunction: Bool = false, setUp: [String] = [], start: Start = .animate, arrival: [String]) {
        let card =
            ["container.addSubview(card)"] + setUp + ["group.enter()"] + start.lines(arrival.map { "    " + $0 })
        // Calls from different places are not alike, so a loop makes them.
        let loop =
            ["        for card in (0..<\(cards)).map({ _ in UIView() }) {"]
            + (isFunction ? ["fly(card, in: container, context)"] : card).map { "            " + $0 } + ["        }"]
        let function =
            [
                "", "    private func fly(",
                "        _ card: UIView, in container: UIView, _ context: any UIViewControllerContextTransitioning",
                "    ) {",
            ] + card.map { "        " + $0 } + ["    }"]
        let lines =
            [
                "import UIKit", "",
                "final class LoopedAnimator: NSObject, UIViewControllerAnimatedTransitioning {",
                "    private let group = DispatchGroup()", "",
                "    func transitionDuration(",
                "        using context: (any UIViewControllerContextTransitioning)?", "    ) -> TimeInterval { 1 }", "",
                "    func animateTransition(using context: any UIViewControllerContextTransitioning) {",
                "        let container = context.containerView",
                "        container.addSubview(context.view(forKey: .to)!)",
            ] + loop + [
                "        group.notify(queue: .main) {",
                "            context.completeTransition(!context.transitionWasCancelled)", "        }", "    }",
            ] + (isFunction ? function : []) + ["}", ""]
        text = lines.joined(separator: "\n")
    }

    /// How a card is moved.
    enum Start: CaseIterable {
        case animate, propertyAnimator, dispatch

        func lines(_ arrival: [String]) -> [String] {
            switch self {
            case .animate:
                ["UIView.animate(withDuration: 0.3, animations: { card.alpha = 0 }, completion: { finished in"]
                    + arrival + ["})"]
            case .propertyAnimator:
                [
                    "let mover = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { card.alpha = 0 }",
                    "mover.addCompletion { position in",
                ] + arrival + ["}", "mover.startAnimation()"]
            case .dispatch: ["DispatchQueue.main.async {"] + arrival + ["}"]
            }
        }
    }

    var animators: [ReadAnimator] {
        AnimatorReader().read([SourceFile(path: "LoopedAnimator.swift", text: text)]).animators
    }

    /// Animators that do this and that, some of it wrong.
    static func random(using source: inout RandomSource) -> LoopedAnimator {
        let start = source.pick(Start.allCases)
        var setUp: [String] = []
        if source.oneIn(3) { setUp += ["let badge = UIView()", "card.addSubview(badge)"] }
        if source.oneIn(3) { setUp.append("card.transform = CGAffineTransform(scaleX: 2, y: 2)") }
        var arrival = block(&source, start, hasBadge: !setUp.isEmpty && setUp[0].contains("badge"), depth: 0)
        if source.oneIn(8) { arrival.append("context.completeTransition(true)") }
        return LoopedAnimator(
            cards: 2 + source.below(2), isFunction: source.oneIn(2), setUp: setUp, start: start, arrival: arrival)
    }

    private static func block(_ source: inout RandomSource, _ start: Start, hasBadge: Bool, depth: Int) -> [String] {
        var lines: [String] = []
        for _ in 0..<source.below(3) {
            switch source.below(7) {
            case 0: lines.append("card.isHidden = true")
            case 1: lines.append("card.superview?.bringSubviewToFront(card)")
            case 2: if hasBadge { lines.append("badge.removeFromSuperview()") }
            case 3: lines.append("if context.transitionWasCancelled { card.alpha = 1 }")
            case 4: if start == .animate && depth == 0 { lines.append("if !finished { return }") }
            case 5: if hasBadge { lines.append("card.superview?.addSubview(badge)") }
            default: lines.append("card.transform = .identity")
            }
        }
        if depth == 0, source.oneIn(2) {
            let inner = block(&source, start, hasBadge: hasBadge, depth: 1)
            return lines + ["UIView.animate(withDuration: 0.2, animations: { card.alpha = 1 }, completion: { _ in"]
                + inner.map { "    " + $0 } + ["})"]
        }
        if !source.oneIn(6) { lines.append("card.removeFromSuperview()") }
        if !source.oneIn(8) { lines.append("group.leave()") }
        return lines
    }
}
