import Foundation
import ReportFormats
import TransitionModel

/// `merge FILE…`: one report from the JSON reports of all parts of a run.
struct MergeCommand: Command {
    static let description = CommandDescription(
        name: "merge", summary: "Puts the JSON reports of a run's parts together.",
        operand: .init(
            placeholder: "FILE", isRepeatable: true, help: "A JSON report of 'check --shard', one for each part."),
        options: ReportOptions.all + [CheckCommand.strict] + ConfigurationOptions.all
            + [CheckCommand.quiet, CheckCommand.verbose],
        tables: [ReportOptions.table],
        discussion: """
            The files that were checked must be there as they were, since comments in them and the configuration are \
            heeded now. The reports and the exit code are those of a run that was not split.
            """)

    private let arguments: ParsedArguments
    private let reporting: ReportedRun

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        reporting = ReportedRun(arguments)
    }

    func run(console: Console) throws -> ExitCode {
        let outputs = try ReportOutputs(reporting.requests)
        let parts = try CheckedParts(arguments.operands)
        let configuration = try ConfigurationOptions.load(arguments, for: parts.first.paths)
        let files = try parts.files()
        try outputs.refuse(toReplace: files.map(\.path) + arguments.operands)
        return reporting.finish(
            .init(report: parts.report, files: files, problems: parts.first.problems), configuration: configuration,
            isNarrowed: parts.first.isNarrowed, outputs: outputs, console: console)
    }
}
