public import TransitionModel

/// A line for each finding as Xcode reads it from a build phase, and a note for each step of its story.
///
/// Xcode jumps to a place only where the path is absolute; paths stand here as they were given.
public struct XcodeReport {
    /// Whether notes among the findings are shown.
    public var showsNotes: Bool
    /// Whether the story follows a finding.
    public var showsTrace: Bool

    public init(showsNotes: Bool = false, showsTrace: Bool = true) {
        self.showsNotes = showsNotes
        self.showsTrace = showsTrace
    }

    /// The whole report, each line with its line break.
    public func text(for report: Report) -> String {
        report.findings.filter { $0.counts && (showsNotes || $0.severity > .note) }
            .flatMap(lines).map { $0 + "\n" }.joined()
    }

    private func lines(for finding: Finding) -> [String] {
        let message = "\(finding.message) (\(finding.rule))"
        let headline = line(at: finding.location, finding.severity, message)
        guard showsTrace else { return [headline] }
        let steps = finding.trace.enumerated().map { number, step in
            let effects = step.effects.map(\.text).joined(separator: "; ")
            let text = "\(number + 1). \(step.event)" + (effects.isEmpty ? "" : ": \(effects)")
            return line(at: step.location ?? finding.location, .note, text)
        }
        return [headline] + steps + finding.related.map { line(at: $0.location, .note, $0.message) }
    }

    private func line(at location: SourceLocation, _ severity: Severity, _ message: String) -> String {
        "\(location): \(severity.rawValue): \(message)".withoutControls
    }
}
