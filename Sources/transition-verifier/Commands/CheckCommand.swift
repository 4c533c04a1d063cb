import AnimatorReader
import Foundation
import ReportFormats
import TransitionModel

/// `check PATH…`: the verdicts on all animators in files and directories.
struct CheckCommand: Command {
    static let strict = OptionDescription(name: "--strict", help: "Let warnings fail the run too")
    static let kind = OptionDescription(
        name: "--kind", argument: .oneOf(TransitionKind.allCases.map(\.rawValue)), placeholder: "KIND",
        isRepeatable: true, help: "Explore only this kind of transition")
    static let style = OptionDescription(
        name: "--style", argument: .oneOf(PresentationStyle.allCases.map(\.rawValue)), placeholder: "STYLE",
        isRepeatable: true, help: "Explore only this presentation style")
    static let interactive = OptionDescription(
        name: "--interactive", argument: .oneOf(["yes", "no"]), placeholder: "ANSWER",
        help: "Explore only transitions that a gesture drives, or only others")
    static let maxStates = OptionDescription(
        name: "--max-states", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Explore at most so many states in each scenario, \(VerifierOptions.defaultMaxStates) unless given")
    static let quiet = OptionDescription(
        name: "--quiet", help: "One line for each finding and nothing else; on standard error only errors")
    static let verbose = OptionDescription(
        name: "--verbose", help: "Show notes too, a line for each scenario, and what was read")

    static let description = CommandDescription(
        name: "check", summary: "Checks the animators in files and directories.",
        operand: .init(
            placeholder: "PATH", isRepeatable: true,
            help: """
                A Swift file, or a directory whose .swift files are taken, those in \
                \(SourceFinder.skippedDirectories.sorted().joined(separator: ", ")) left out. \
                - is standard input.
                """),
        options: ReportOptions.all + [strict, kind, style, interactive, maxStates] + ConfigurationOptions.all
            + CacheOptions.all + [ShardOptions.shard, StandardInput.path, quiet, verbose],
        tables: [ReportOptions.table],
        discussion: """
            All files are read as one module. Findings go to standard output, everything else to standard error. Notes \
            never fail a run and are shown with --verbose; JSON always holds them.

            Exit code 0: nothing to fail on. Exit code 1: there are errors, or with --strict warnings. Exit code 2, \
            whatever was found: something that was asked for could not be done, such as a path that cannot be read or \
            a file that does not parse; everything else is still checked and reported. A verdict "incomplete" alone \
            does not fail a run.

            A scenario that is merely possible gets a fifth of the states that --max-states allows, and those of an \
            animator's scenarios that need more than a fiftieth of them may together take three steps for each; what \
            is not explored to its end is said to be incomplete.

            With --shard each part of a CI matrix reads everything and explores its share of the animators; \
            '\(Tool.name) merge' makes one report of the parts' JSON reports.
            """)

    private let arguments: ParsedArguments
    private let shard: Shard?
    private let reporting: ReportedRun
    let paths: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        try StandardInput.check(arguments)
        self.arguments = arguments
        shard = try ShardOptions.shard(in: arguments)
        reporting = ReportedRun(arguments)
        paths = arguments.operands
    }

    /// What to explore: what the configuration says, unless the arguments say something else.
    func options(over configured: VerifierOptions = VerifierOptions()) -> VerifierOptions {
        var options = configured
        if arguments.has(Self.kind) {
            options.kinds = Set(arguments.values(of: Self.kind).compactMap(TransitionKind.init))
        }
        if arguments.has(Self.style) {
            options.styles = Set(arguments.values(of: Self.style).compactMap(PresentationStyle.init))
        }
        options.interactive = arguments.value(of: Self.interactive).map { $0 == "yes" } ?? options.interactive
        options.maxStates = arguments.value(of: Self.maxStates).flatMap { Int($0) } ?? options.maxStates
        options.shownStates = ReportOptions.shownStates(
            in: arguments, for: reporting.requests, isPart: shard != nil)
        return options
    }

    /// Whether this run explores less than the configuration asks for.
    private var isNarrowed: Bool { shard != nil || narrows }

    /// Whether the arguments leave scenarios out.
    private var narrows: Bool { [Self.kind, Self.style, Self.interactive].contains(where: arguments.has) }

    func run(console: Console) throws -> ExitCode {
        let outputs = try ReportOutputs(reporting.requests)
        let input = StandardInput(arguments)
        let configuration = try ConfigurationOptions.load(arguments, for: paths.map { input?.place(of: $0) ?? $0 })
        let sources = Sources.load(paths, input: input, configuration: configuration)
        try outputs.refuse(toReplace: sources.files.map(\.path))
        let examination = Examiner(
            reader: AnimatorReader(conditions: configuration.conditions),
            verifier: Verifier(options: options(over: configuration.options)), shard: shard,
            cache: CacheOptions.cache(for: arguments)
        ).examine(sources.files)
        let problems = sources.problems(and: examination.problems)
        console.complain(about: problems, atLeast: reporting.isQuiet ? .error : .note)
        if reporting.isVerbose {
            console.complain(
                """
                \(Tool.name): files read: \(sources.files.count), parsed: \(examination.chosenFiles), \
                animators found: \(examination.outcome.animators)
                """)
        }
        var findings = ReportedRun.Findings(
            report: examination.outcome.report, files: sources.files, problems: problems)
        findings.part = shard.map { part(of: $0, findings, configuration) }
        return reporting.finish(
            findings, configuration: configuration, isNarrowed: isNarrowed, outputs: outputs, console: console)
    }

    private func part(
        of shard: Shard, _ findings: ReportedRun.Findings, _ configuration: Configuration
    ) -> CheckedPart {
        let files = findings.files.map {
            CheckedPart.File(path: $0.path, digest: ContentDigest($0.text).hexadecimal)
        }
        var run = CacheKey("run", Tool.version)
        run.add(allOf: options(over: configuration.options))
        run.add(allOf: configuration.conditions)
        run.add(allOf: paths)
        for file in files { run.add(allOf: file) }
        return CheckedPart(
            shard: shard, run: run.digest.hexadecimal, paths: paths, files: files, problems: findings.problems,
            isNarrowed: narrows, report: findings.report)
    }
}
