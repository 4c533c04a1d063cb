import AnimatorReader
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
        discussion: """
            Exit code 1: the run still breaks its rule; it is shown. Exit code 0: the run can still be walked and \
            breaks the rule no more. Exit code 2: the code does not fit the program any more, or something could not \
            be read; check again.
            """)

    private let code: ReplayCode
    private let paths: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let code = ReplayCode(arguments.operands[0]) else {
            throw UsageError("'\(arguments.operands[0])' is no replay code", command: Self.description.name)
        }
        self.code = code
        paths = Array(arguments.operands.dropFirst())
        guard !paths.isEmpty else {
            throw UsageError("'replay' needs a code and then a PATH", command: Self.description.name)
        }
    }

    func run(console: Console) throws -> ExitCode {
        let sources = Sources.load(paths)
        let read = AnimatorReader().read(sources.files)
        let problems = sources.problems(and: read.problems)
        console.complain(about: problems)
        if problems.contains(where: { $0.severity == .error }) { return .failure }
        let texts = Dictionary(sources.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let report = TextReport(isVerbose: true, source: { texts[$0] })
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
