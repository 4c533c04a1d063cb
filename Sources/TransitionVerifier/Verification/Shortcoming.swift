/// What keeps an animator from being verified, in words for whoever runs the test.
public struct Shortcoming: Hashable, Sendable {
    /// The broken rule's id; `nil` where the exploration did not come to its end.
    public var rule: String?
    /// How loud it is.
    public var severity: Severity
    /// The statement that it is about.
    public var place: CodePlace
    /// What is wrong, the story that shows it, and the storyboard.
    public var text: String
}

/// What a report's places mean in a test.
struct ReportSource {
    /// Where to point when a place names no statement.
    var place: CodePlace
    /// The paths of the files, by the names that reports use.
    var files: [String: StaticString]

    /// The place in the test that a location names.
    func place(of location: TransitionModel.SourceLocation) -> CodePlace {
        guard let path = files[location.file] else { return place }
        return CodePlace(fileID: location.file, filePath: path, line: location.line, column: location.column)
    }
}

extension Report {
    /// What keeps a test's animator from being verified: errors, warnings, and bounds that were reached.
    ///
    /// - Parameter noting: whether notes count too.
    public func shortcomings(of animator: Animator, noting: Bool = false) -> [Shortcoming] {
        shortcomings(from: ReportSource(place: animator.place, files: animator.files), noting: noting)
    }

    func shortcomings(from source: ReportSource, noting: Bool) -> [Shortcoming] {
        findings.filter { noting || $0.severity > .note }.map { finding in
            Shortcoming(
                rule: finding.rule, severity: finding.severity, place: source.place(of: finding.location),
                text: FindingWords(finding, source).text)
        }
            + animators.flatMap { animator in
                animator.scenarios.flatMap { Self.obstacles(in: $0, of: animator.name, source) }
            }
    }

    private static func obstacles(
        in verdict: ScenarioVerdict, of name: String, _ source: ReportSource
    ) -> [Shortcoming] {
        guard verdict.verdict == .incomplete else { return [] }
        let circumstances = verdict.scenario.circumstances
        let lines = verdict.notUnderstood.map { line in
            Shortcoming(
                rule: Rule.notUnderstood.id, severity: .warning, place: source.place(of: line.location),
                text: "\(name), \(circumstances): not understood: \(line.text)")
        }
        let limit = verdict.limit.map { limit in
            Shortcoming(
                rule: nil, severity: .warning, place: source.place,
                text: "\(name), \(circumstances): not explored to the end: \(limit)")
        }
        return lines + [limit].compactMap { $0 }
    }
}

extension LogicExploration {
    /// What keeps the logic from being verified: errors, warnings, and bounds that were reached.
    ///
    /// - Parameter noting: whether notes count too.
    public func shortcomings(in report: Report, noting: Bool = false) -> [Shortcoming] {
        let source = ReportSource(place: place, files: files)
        let bound = limit.map { limit in
            Shortcoming(
                rule: nil, severity: .warning, place: place,
                text: "\(animator.program.name): not explored to the end: \(limit)")
        }
        return report.shortcomings(from: source, noting: noting) + [bound].compactMap { $0 }
    }
}
