public import TransitionModel

extension TextReport {
    /// The steps of a story, each line with its line break.
    public func storyText(for steps: [TraceStep]) -> String {
        var source = SourceLines(text: source)
        return steps.enumerated().flatMap { stepLines(number: $0 + 1, $1, source: &source) }.map { $0 + "\n" }.joined()
    }

    /// A random walk: where, what happened, which rules broke on the way, and how it ended.
    public func text(for walk: RandomWalk) -> String {
        var source = SourceLines(text: source)
        var lines = ["\(walk.animator), \(walk.scenario.circumstances) (\(walk.scenario.grounds))"]
        for (number, step) in walk.steps.enumerated() {
            lines += stepLines(number: number + 1, step, source: &source)
            lines += walk.broken[number].map { "      breaks \(style(.rule, $0))" }
        }
        lines.append(
            walk.cameToAnEnd ? "  nothing more can happen" : "  \(counted(walk.steps.count, "step")), and more could follow")
        return lines.map { $0 + "\n" }.joined()
    }
}
