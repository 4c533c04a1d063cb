import TransitionModel

/// A finding's story in plain lines, for formats that have a place for text and nothing else.
enum StoryLines {
    /// Where it happens, then each step with what the code did.
    static func lines(for finding: Finding) -> [String] {
        [circumstances(of: finding)].compactMap { $0 }
            + finding.trace.enumerated().flatMap { number, step in
                ["\(number + 1). \(step.event)"] + step.effects.map { "   - \($0.text) (\(place($0.location)))" }
            }
            + (finding.loopStart.map { ["from step \($0 + 1) on this is repeated for ever"] } ?? [])
            + finding.related.map { "\(place($0.location)): \($0.message)" }
    }

    /// "in SlideAnimator, presented under .custom, interactive (interactivity only hinted at)".
    static func circumstances(of finding: Finding) -> String? {
        guard !finding.animator.isEmpty else { return nil }
        guard let scenario = finding.scenario else { return "in \(finding.animator), whatever the circumstances" }
        return "in \(finding.animator), \(scenario.circumstances) (\(scenario.grounds))"
    }

    private static func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }
}
