import ReportFormats
import TransitionModel

/// `simulate PATH…`: walks at random.
struct SimulateCommand: Command {
    static let seed = OptionDescription(
        name: "--seed", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Where the random numbers begin, 1 unless given: the same seed, the same walk")
    static let steps = OptionDescription(
        name: "--steps", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Walk at most so many steps, 20 unless given")

    static let description = CommandDescription(
        name: "simulate", summary: "Walks at random through what may happen and shows each step.",
        operand: .init(
            placeholder: "PATH", isRepeatable: true,
            help: "A Swift file or a directory; all are read as one module."),
        options: [seed, steps, CheckCommand.kind, CheckCommand.style, CheckCommand.interactive]
            + ConfigurationOptions.all,
        discussion: """
            Every animator is walked through once in each of its circumstances. A rule that is broken on the way is \
            named; that none is proves nothing: '\(Tool.name) check' explores all that may happen.
            """)

    private let arguments: ParsedArguments
    private let paths: [String]
    private let seed: UInt64
    private let most: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        paths = arguments.operands
        seed = arguments.value(of: Self.seed).flatMap { UInt64($0) } ?? 1
        most = arguments.value(of: Self.steps).flatMap { Int($0) } ?? 20
    }

    func run(console: Console) throws -> ExitCode {
        let read = try AnimatorSources(paths, arguments)
        let options = CheckCommand.scenarioOptions(in: arguments, over: read.configuration.options)
        console.complain(about: read.problems)
        if read.animators.isEmpty { console.complain("\(Tool.name): no animator found") }
        let report = TextReport(source: read.source)
        for animator in read.animators {
            for scenario in Verifier(options: options).scenarios(for: animator) {
                let walk = RandomWalk(through: animator, in: scenario, seed: seed, steps: most)
                try console.write(report.text(for: walk) + "\n")
            }
        }
        return read.hasErrors ? .failure : .success
    }
}
