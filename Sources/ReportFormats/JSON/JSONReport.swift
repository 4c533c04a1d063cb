import Foundation
public import TransitionModel

/// A report as JSON: everything that the text holds, notes included, with keys in a fixed order.
public struct JSONReport {
    /// The version of this format, its key `version`; it rises when a key changes its meaning or goes away.
    ///
    /// New keys may come without it: a reader should ignore those that it does not know.
    public static let version = 1

    /// The version of the tool that made the report.
    public var toolVersion: String

    public init(toolVersion: String) {
        self.toolVersion = toolVersion
    }

    /// The whole document, ending with a line break.
    ///
    /// - Parameter part: of a split run, under the key `part`; nil where nothing was split.
    public func text(
        for report: Report, problems: [InputProblem] = [], part: CheckedPart? = nil
    ) throws -> String {
        try prettyJSON(
            ReportDocument(
                version: Self.version, tool: ReportDocument.Tool(name: "transition-verifier", version: toolVersion),
                findings: report.findings.map(FindingDocument.init),
                animators: report.animatorDocuments,
                problems: problems.map(ProblemDocument.init), part: part))
    }
}

/// The outermost object.
private struct ReportDocument: Encodable {
    struct Tool: Encodable {
        var name: String
        var version: String
    }

    var version: Int
    var tool: Tool
    var findings: [FindingDocument]
    var animators: [AnimatorDocument]
    var problems: [ProblemDocument]
    var part: CheckedPart?
}

/// Something that could not be read.
private struct ProblemDocument: Encodable {
    var file: String
    var line: Nullable<Int>
    var column: Nullable<Int>
    var severity: String
    var message: String

    init(_ problem: InputProblem) {
        file = problem.file
        line = Nullable(problem.line)
        column = Nullable(problem.column)
        severity = problem.severity.rawValue
        message = problem.message
    }
}
