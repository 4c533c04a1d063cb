import ReportFormats
import TransitionModel

/// `replay CODE PATH…`: walks a finding's run again.
struct ReplayCommand: Command {
    static let description = CommandDescription(
        name: "replay", summary: "Walks the run of a finding again and says whether it still fails.",
        operand: .init(
            placeholder: "CODE PATH", isRepeatable: true,
            help: """
                The code after "replay:" in a report, then the files and directories that were checked; all are read \
                as one module.
                """),
        options: ConfigurationOptions.all,
        discussion: """
            Exit code 1: the run still breaks its rule; it is shown. Exit code 0: the run can still be walked and \
            breaks the rule no more. Exit code 2: the code does not fit the program any more, or something could not \
            be read; check again.
            """)

    private let arguments: ParsedArguments
    private let code: ReplayCode
    private let paths: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let code = ReplayCode(arguments.operands[0]) else {
            throw UsageError("'\(arguments.operands[0])' is no replay code", command: Self.description.name)
        }
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        self.code = code
        paths = Array(arguments.operands.dropFirst())
        guard !paths.isEmpty else {
            throw UsageError("'replay' needs a code and then a PATH", command: Self.description.name)
        }
    }

    func run(console: Console) throws -> ExitCode {
        let read = try AnimatorSources(paths, arguments)
        console.complain(about: read.problems)
        if read.hasErrors { return .failure }
        let report = TextReport(isVerbose: true, source: read.source)
        switch Replayer(code).replay(read.animators) {
        case .fails(let finding):
            try console.write(report.paragraphText(for: finding) + "\nthe run still fails\n")
            return .findings
        case .passes(let steps):
            try console.write(report.storyText(for: steps) + "the run breaks \(code.rule) no more\n")
            return .success
        case .doesNotFit(let reason):
            console.complain("\(Tool.name): error: the code does not fit the program any more: \(reason)")
            return .failure
        }
    }
}
