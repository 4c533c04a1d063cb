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

extension Report {
    /// What keeps a test's animator from being verified: errors, warnings, and bounds that were reached.
    ///
    /// - Parameter noting: whether notes count too.
    public func shortcomings(of animator: Animator, noting: Bool = false) -> [Shortcoming] {
        findings.filter { noting || $0.severity > .note }.map { finding in
            Shortcoming(
                rule: finding.rule, severity: finding.severity, place: animator.place(of: finding.location),
                text: FindingWords(finding, animator).text)
        } + animators.flatMap { $0.scenarios.flatMap { Self.obstacles(in: $0, of: animator) } }
    }

    private static func obstacles(in verdict: ScenarioVerdict, of animator: Animator) -> [Shortcoming] {
        guard verdict.verdict == .incomplete else { return [] }
        let circumstances = verdict.scenario.circumstances
        let lines = verdict.notUnderstood.map { line in
            Shortcoming(
                rule: Rule.notUnderstood.id, severity: .warning, place: animator.place(of: line.location),
                text: "\(animator.name), \(circumstances): not understood: \(line.text)")
        }
        let limit = verdict.limit.map { limit in
            Shortcoming(
                rule: nil, severity: .warning, place: animator.place,
                text: "\(animator.name), \(circumstances): not explored to the end: \(limit)")
        }
        return lines + [limit].compactMap { $0 }
    }
}

extension Animator {
    /// The place in the test that a location of its program names; the animator's own where it names none.
    func place(of location: TransitionModel.SourceLocation) -> CodePlace {
        guard let path = files[location.file] else { return place }
        return CodePlace(fileID: location.file, filePath: path, line: location.line, column: location.column)
    }
}
