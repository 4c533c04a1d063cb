/// `merge FILE…`: one report from the JSON reports of all parts of a run.
struct MergeCommand: Command {
    static let description = CommandDescription(
        name: "merge", summary: "Puts the JSON reports of a run's parts together.",
        operand: .init(
            placeholder: "FILE", isRepeatable: true, help: "A JSON report of 'check --shard', one for each part."),
        options: ReportOptions.all + [CheckCommand.strict] + ConfigurationOptions.all + BaselineOptions.all
            + [CheckCommand.quiet, CheckCommand.verbose],
        tables: [ReportOptions.table],
        discussion: """
            The files that were checked must be there as they were, since comments in them and the configuration are \
            heeded now. The reports and the exit code are those of a run that was not split.
            """)

    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
    }

    func run(console: Console) throws -> ExitCode {
        try CheckCommand(arguments, parts: CheckedParts(arguments.operands)).run(console: console)
    }
}
