import TransitionModel

/// What two reports must have in common: verdicts, and each finding's rule, place and words.
struct Outline: Hashable {
    private struct Point: Hashable {
        var rule: String
        var location: TransitionModel.SourceLocation
        var message: String
        var severity: Severity
    }

    private var verdicts: [[Verdict]]
    private var findings: Set<Point>
    private var neverReached: [[TransitionModel.SourceLocation]]

    init(_ report: Report) {
        verdicts = report.animators.map { $0.scenarios.map(\.verdict) }
        findings = Set(
            report.findings.map {
                Point(rule: $0.rule, location: $0.location, message: $0.message, severity: $0.severity)
            })
        neverReached = report.animators.map(\.neverReached)
    }
}
