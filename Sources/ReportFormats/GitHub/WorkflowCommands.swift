import TransitionModel

/// A report as commands of a GitHub workflow: an annotation for each finding, shown at its line in a pull request.
public struct WorkflowCommands {
    /// Whether notes among the findings are annotated too.
    public var showsNotes: Bool
    /// Whether the story follows a finding.
    public var showsTrace: Bool

    public init(showsNotes: Bool = false, showsTrace: Bool = true) {
        self.showsNotes = showsNotes
        self.showsTrace = showsTrace
    }

    /// A line for each finding and for each file that could not be read.
    public func text(for run: CheckedRun) -> String {
        let findings = run.report.findings.filter { $0.counts && (showsNotes || $0.severity > .note) }
        let problems = run.problems.filter { showsNotes || $0.severity > .note }
        return (problems.map(command) + findings.map(command)).map { $0 + "\n" }.joined()
    }

    private func command(for finding: Finding) -> String {
        let place = [
            ("file", finding.location.file), ("line", String(finding.location.line)),
            ("col", String(finding.location.column)), ("title", finding.rule),
        ]
        let story = showsTrace ? [""] + StoryLines.lines(for: finding) : []
        return command(finding.severity, place, ([finding.message] + story).joined(separator: "\n"))
    }

    private func command(for problem: InputProblem) -> String {
        let numbers = [("line", problem.line), ("col", problem.column)].compactMap { name, number in
            number.map { (name, String($0)) }
        }
        return command(problem.severity, [("file", problem.file)] + numbers, problem.message)
    }

    private func command(
        _ severity: Severity, _ properties: [(name: String, value: String)], _ message: String
    ) -> String {
        let list = properties.map { "\($0.name)=\(Self.escaped(property: $0.value))" }.joined(separator: ",")
        return "::\(severity.workflowCommand) \(list)::\(Self.escaped(message))"
    }

    /// A message as the runner wants it: in one line.
    private static func escaped(_ text: String) -> String {
        text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// A property as the runner wants it: without what ends one.
    private static func escaped(property text: String) -> String {
        text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }
}

extension Severity {
    /// What GitHub calls it.
    fileprivate var workflowCommand: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
