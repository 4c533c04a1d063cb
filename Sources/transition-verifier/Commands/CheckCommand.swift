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
        options: ReportOptions.all + [strict, kind, style, interactive, maxStates] + RunOptions.all
            + ConfigurationOptions.all + BaselineOptions.all + FixOptions.all + CacheOptions.all
            + [ShardOptions.shard, StandardInput.path] + [quiet, verbose],
        tables: [ReportOptions.table],
        discussion: """
            All files are read as one module. Findings go to standard output, everything else to standard error. Notes \
            never fail a run and are shown with --verbose; JSON always holds them.

            Exit code 0: nothing to fail on. Exit code 1: there are errors, or with --strict warnings. Exit code 2, \
            whatever was found: something that was asked for could not be done, such as a path that cannot be read or \
            a file that does not parse; everything else is still checked and reported. A verdict "incomplete" alone \
            does not fail a run. An interrupt (SIGINT) ends the exploration, reports what is known so far with exit \
            code 2, and a second one ends the tool at once.

            A scenario that is merely possible gets four fifths of the states that --max-states allows, and those of an \
            animator's scenarios that need more than a twentieth of them may together take two steps for each; what \
            is not explored to its end is said to be incomplete.

            With --shard each part of a CI matrix reads everything and explores its share of the animators; \
            '\(Tool.name) merge' makes one report of the parts' JSON reports.
            """)

    let arguments: ParsedArguments
    /// The part of the animators to explore; nil for all.
    let shard: Shard?
    /// What the parts of a split run have found already; nil where it is to be found out.
    let parts: CheckedParts?
    var paths: [String]
    var reports: [ReportRequest]
    var colour: ColourChoice
    var environment: [String: String]
    var isStrict: Bool
    var isQuiet: Bool
    var isVerbose: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try self.init(arguments, parts: nil)
    }

    /// Goes on where the parts of a split run have stopped.
    init(_ arguments: ParsedArguments, parts: CheckedParts?) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        try FixOptions.check(arguments)
        try StandardInput.check(arguments)
        shard = try ShardOptions.shard(in: arguments)
        self.arguments = arguments
        self.parts = parts
        paths = parts?.first.paths ?? arguments.operands
        environment = ProcessInfo.processInfo.environment
        reports = ReportOptions.requests(in: arguments, environment: environment)
        colour = arguments.value(of: ColourChoice.option).flatMap(ColourChoice.init) ?? .auto
        isStrict = arguments.has(Self.strict)
        isQuiet = arguments.has(Self.quiet)
        isVerbose = arguments.has(Self.verbose)
    }

    /// What to explore: what the configuration says, unless the arguments say something else.
    func options(over configured: VerifierOptions = VerifierOptions()) -> VerifierOptions {
        if let parts { return parts.first.options }
        var options = Self.scenarioOptions(in: arguments, over: configured)
        if arguments.has(RunOptions.noReduction) { options.usesReductions = false }
        options.maxStates = arguments.value(of: Self.maxStates).flatMap { Int($0) } ?? options.maxStates
        options.shownStates = ReportOptions.shownStates(
            in: arguments, for: reports, isPart: shard != nil)
        return options
    }

    /// The circumstances to explore: those configured, unless the arguments name others.
    static func scenarioOptions(
        in arguments: ParsedArguments, over configured: VerifierOptions = VerifierOptions()
    ) -> VerifierOptions {
        var options = configured
        if arguments.has(kind) { options.kinds = Set(arguments.values(of: kind).compactMap(TransitionKind.init)) }
        if arguments.has(style) {
            options.styles = Set(arguments.values(of: style).compactMap(PresentationStyle.init))
        }
        options.interactive = arguments.value(of: interactive).map { $0 == "yes" } ?? options.interactive
        return options
    }

    /// Whether this run explores less than the configuration asks for.
    var isNarrowed: Bool { shard != nil || narrows }

    /// Whether the arguments leave scenarios out.
    var narrows: Bool {
        parts?.first.isNarrowed ?? [Self.kind, Self.style, Self.interactive].contains(where: arguments.has)
    }

    func run(console: Console) throws -> ExitCode {
        switch FixOptions.choice(arguments) {
        case .suggest: return try check(console)
        case .show: return try check(console, showing: true)
        case .mend:
            let isMended = try mend(console)
            let code = try check(console)
            return isMended ? code : .failure
        }
    }

    /// Checks and reports, or instead of reporting shows what fixes would change.
    private func check(_ console: Console, showing: Bool = false) throws -> ExitCode {
        let outputs = try ReportOutputs(reports)
        let configuration = try ConfigurationOptions.load(arguments, for: places)
        let baselines = try BaselineOptions.choice(arguments, configuration)
        let run = limitedRun(configuration)
        let found = try find(configuration, run)
        let files = found.files
        try outputs.refuse(toReplace: files.map(\.path) + (parts == nil ? [] : arguments.operands))
        try baselines.refuse(toReplace: files.map(\.path))
        var problems = found.problems
        console.complain(about: problems, atLeast: isQuiet ? .error : .note)
        if isVerbose { console.complain("\(Tool.name): \(found.summary)") }
        if Interruption.isAskedFor {
            console.complain("\(Tool.name): interrupted: what was not explored by then is reported as incomplete")
        }
        var report = found.report
        let isStrict = isStrict || configuration.isStrict
        let policy = ReportPolicy(configuration: configuration, baseline: baselines.read, isNarrowed: isNarrowed)
        let gone = policy.apply(to: &report, files: files, problems: problems)
        console.complain(about: gone, atLeast: isQuiet && !isStrict ? .error : .warning)
        problems += gone
        let session = session(configuration, policy, found, run)
        if showing {
            try run.perform { _ in try showMends(session, files, console) }
            return exitCode(for: report, problems: problems, isStrict: isStrict)
        }
        run.perform { _ in session.suggest(to: &report, remembering: found.fixes) }
        if let file = baselines.write { try write(file, accepting: &report, problems, console) }
        let code = exitCode(for: report, problems: problems, isStrict: isStrict)
        let texts = files.textsByPath
        let checked = CheckedRun(
            report: report, problems: problems, toolVersion: Tool.version, exitCode: code.rawValue, part: found.part,
            source: { texts[$0] })
        let renderer = ReportRenderer(
            run: checked, isQuiet: isQuiet, isVerbose: isVerbose,
            colours: { colour.colours(toFile: $0, isTerminal: console.isTerminal, environment: environment) })
        return outputs.write(console: console, renderer.text) ? code : .failure
    }

    /// Not having done what was asked outweighs findings, which are reported all the same.
    func exitCode(for report: Report, problems: [InputProblem], isStrict: Bool) -> ExitCode {
        if Interruption.isAskedFor || problems.contains(where: { $0.severity == .error }) { return .failure }
        let failing: Severity = isStrict ? .warning : .error
        let fails =
            report.findings.contains { $0.counts && $0.severity >= failing }
            || problems.contains { $0.severity >= failing }
        return fails ? .findings : .success
    }
}

extension CheckCommand {
    /// Writes the findings down and accepts them, unless some file could not be checked: its findings would be missing.
    private func write(
        _ file: OutputFile, accepting report: inout Report, _ problems: [InputProblem], _ console: Console
    ) throws {
        guard !Interruption.isAskedFor, !problems.contains(where: { $0.severity == .error }) else {
            console.complain(
                "\(Tool.name): error: '\(file.path)' is not written, since not everything could be checked")
            return
        }
        let baseline = Baseline(of: report, path: file.path)
        try file.write(baseline.text)
        _ = baseline.apply(to: &report)
        guard !isQuiet else { return }
        console.complain("\(Tool.name): note: findings written to '\(file.path)': \(baseline.entries.count)")
    }
}
