public import TransitionModel

/// A story in pictures of text: after each step the container's views, the top one first, with what has changed.
///
/// `+` marks a view that came, `-` one that went, `^` one that lies elsewhere among those that stayed, `~` one that
/// looks different.
public struct TextStoryboard {
    /// The frames, each one line for the step and one for each view.
    public let lines: [String]

    /// The storyboard of a finding's trace.
    public init(_ trace: [TraceStep]) {
        var lines: [String] = []
        var before = trace.first?.stack ?? []
        for (number, step) in trace.enumerated() {
            lines.append("\(number + 1). \(step.event)")
            lines += Self.frame(step.stack, Self.renamed(before, like: step.stack)).map { "   | \($0)" }
            lines += step.elsewhere.map { "     elsewhere: \($0.words)" }
            before = step.stack
        }
        self.lines = lines
    }

    /// The views as the next step calls them: from and to change their names when the transition turns round.
    private static func renamed(_ before: [StackedView], like stack: [StackedView]) -> [StackedView] {
        let turned = before.map { view in
            var view = view
            view.name = view.name == "the from view" ? "the to view" : view.name == "the to view" ? "the from view"
                : view.name
            return view
        }
        return turned == stack ? turned : before
    }

    /// One picture, compared with the one before.
    private static func frame(_ stack: [StackedView], _ before: [StackedView]) -> [String] {
        let old = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let stayed = before.map(\.name).filter { name in stack.contains { $0.name == name } }
        let moved = Set(zip(stayed, stack.map(\.name).filter { old[$0] != nil }).filter { $0 != $1 }.map(\.1))
        let shown = stack.reversed().map { view in
            let mark: Character =
                old[view.name].map { $0 != view ? "~" : moved.contains(view.name) ? "^" : " " } ?? "+"
            return "\(mark) \(view.words)"
        }
        let gone = before.filter { view in !stack.contains { $0.name == view.name } }
        let frame = shown + gone.map { "- \($0.name)" }
        return frame.isEmpty ? ["(empty)"] : frame
    }
}
