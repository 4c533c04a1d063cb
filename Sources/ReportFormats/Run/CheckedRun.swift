public import TransitionModel

/// Everything that a format may show of one run: the report, and what stands beside it.
public struct CheckedRun: Sendable {
    /// The findings and the verdicts.
    public var report: Report
    /// What kept files or parts of them from being checked.
    public var problems: [InputProblem]
    /// The version of the tool that made the report.
    public var toolVersion: String
    /// The code that the command ends with.
    public var exitCode: Int32
    /// What this part of a split run is put together with the others by.
    public var part: CheckedPart?
    /// The text of a file by its path, where it is known.
    public var source: @Sendable (String) -> String?

    public init(
        report: Report, problems: [InputProblem] = [], toolVersion: String, exitCode: Int32 = 0,
        part: CheckedPart? = nil,
        source: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.report = report
        self.problems = problems
        self.toolVersion = toolVersion
        self.exitCode = exitCode
        self.part = part
        self.source = source
    }
}
