import TransitionModel

/// A report in the Static Analysis Results Interchange Format 2.1.0, for code scanning services and viewers.
public struct SARIFReport {
    public init() {}

    /// The whole document, ending with a line break; notes and what is suppressed are in it too.
    public func text(for run: CheckedRun) throws -> String {
        try prettyJSON(SARIFLog(runs: [SARIFRun(run)]))
    }
}

/// The outermost object.
private struct SARIFLog: Encodable {
    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    var runs: [SARIFRun]
}

/// One run of the command.
struct SARIFRun: Encodable {
    struct Tool: Encodable {
        var driver: SARIFDriver
    }

    /// The verdicts, for which the format has no place of its own.
    struct Properties: Encodable {
        var animators: [AnimatorDocument]
    }

    /// What relative paths are relative to.
    struct Base: Encodable {
        var description: SARIFText
    }

    var tool: Tool
    /// How columns are counted.
    let columnKind = "unicodeCodePoints"
    var originalUriBaseIds: [String: Base]
    var invocations: [SARIFInvocation]
    var results: [SARIFResult]
    var properties: Properties

    init(_ run: CheckedRun) {
        var places = SARIFPlaces(source: run.source)
        tool = Tool(driver: SARIFDriver(version: run.toolVersion))
        originalUriBaseIds = [
            SARIFArtifactLocation.base: Base(description: SARIFText("The folder that the command ran in."))
        ]
        invocations = [SARIFInvocation(run, &places)]
        results = run.report.findings.map { SARIFResult($0, &places) }
        properties = Properties(animators: run.report.animatorDocuments)
    }
}

/// How the command ended.
struct SARIFInvocation: Encodable {
    /// Something that could not be read.
    struct Notification: Encodable {
        var level: String
        var message: SARIFText
        var locations: [SARIFLocation]
    }

    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]

    init(_ run: CheckedRun, _ places: inout SARIFPlaces) {
        executionSuccessful = !run.problems.contains { $0.severity == .error }
        exitCode = run.exitCode
        toolExecutionNotifications = run.problems.map { problem in
            let location: SARIFLocation
            if let line = problem.line {
                location = places.location(SourceLocation(file: problem.file, line: line, column: problem.column ?? 1))
            } else {
                location = SARIFLocation(file: problem.file)
            }
            return Notification(
                level: problem.severity.rawValue, message: SARIFText(problem.message), locations: [location])
        }
    }
}
