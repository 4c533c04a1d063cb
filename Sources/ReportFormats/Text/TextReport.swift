public import TransitionModel

/// A report as a good compiler would write it: place, message, source line, and the story that shows the fault.
public struct TextReport {
    /// How much is shown.
    public enum Detail: Sendable {
        /// One line for each finding and nothing else, as editors and scripts want it.
        case quiet
        /// Findings with their stories, then a line for each animator.
        case normal
    }

    /// How much of each finding is shown.
    public var detail: Detail
    /// Whether notes are shown and each scenario gets a line.
    public var isVerbose: Bool
    /// How parts are marked.
    public var style: TextStyle
    /// The text of a file by its path, where it is known.
    public var source: (String) -> String?

    public init(
        detail: Detail = .normal, isVerbose: Bool = false, style: TextStyle = .plain,
        source: @escaping (String) -> String? = { _ in nil }
    ) {
        self.detail = detail
        self.isVerbose = isVerbose
        self.style = style
        self.source = source
    }

    /// The whole report, each line with its line break.
    public func text(for report: Report) -> String {
        let shown = report.findings.filter { $0.counts && (isVerbose || $0.severity > .note) }
        var lines: [String]
        switch detail {
        case .quiet:
            lines = shown.map(headline)
        case .normal:
            var source = SourceLines(text: source)
            lines = shown.flatMap { paragraph(for: $0, source: &source) + [""] }
            lines += report.animators.flatMap { verdictLines(for: $0, in: report) }
            lines += report.bases.map(verdictLine)
            lines.append(summary(of: report))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One finding with its story, whatever its severity; without a line break at its end.
    public func paragraphText(for finding: Finding) -> String {
        var source = SourceLines(text: source)
        return paragraph(for: finding, source: &source).joined(separator: "\n")
    }

    /// `file:line:column: error: message [rule-id]`.
    func headline(of finding: Finding) -> String {
        let place = style(.location, "\(finding.location):")
        let severity = style(.severity(finding.severity), "\(finding.severity.rawValue):")
        return "\(place) \(severity) \(style(.message, finding.message)) \(style(.rule, "[\(finding.rule)]"))"
    }

    private func paragraph(for finding: Finding, source: inout SourceLines) -> [String] {
        [headline(of: finding)]
            + excerpt(at: finding.location, source: &source)
            + (finding.animator.isEmpty ? [] : [style(.aside, "  in \(circumstances(of: finding))")])
            + finding.trace.enumerated().flatMap { number, step in
                stepLines(number: number + 1, step, source: &source)
            }
            + (finding.loopStart.map { ["      from step \($0 + 1) on this is repeated for ever"] } ?? [])
            + (finding.replayCode.map { [style(.aside, "  replay: \($0)")] } ?? [])
            + finding.related.flatMap { related in
                ["  \(style(.location, "\(related.location):")) \(related.message)"]
                    + excerpt(at: related.location, source: &source)
            }
            + finding.fixes.flatMap(fixLines)
    }

    private func circumstances(of finding: Finding) -> String {
        guard let scenario = finding.scenario else { return "\(finding.animator), whatever the circumstances" }
        return "\(finding.animator), \(scenario.circumstances) (\(scenario.grounds))"
    }

    /// The source line with a mark under its column.
    private func excerpt(at location: SourceLocation, source: inout SourceLines) -> [String] {
        guard let line = source.line(at: location) else { return [] }
        let number = String(location.line)
        let margin = String(repeating: " ", count: max(5, number.count))
        let padded = String(margin.dropLast(number.count)) + number
        let indentation = Caret.indentation(to: location.column, in: line)
        return ["\(padded) | \(line.withoutControls)", "\(margin) | \(indentation)\(style(.caret, "^"))"]
    }
}
