import AnimatorReader
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
        options: [seed, steps, CheckCommand.kind, CheckCommand.style, CheckCommand.interactive],
        discussion: """
            Every animator is walked through once in each of its circumstances. A rule that is broken on the way is \
            named; that none is proves nothing: '\(Tool.name) check' explores all that may happen.
            """)

    private let paths: [String]
    private let seed: UInt64
    private let most: Int
    private let options: VerifierOptions

    init(_ arguments: ParsedArguments) {
        paths = arguments.operands
        seed = arguments.value(of: Self.seed).flatMap { UInt64($0) } ?? 1
        most = arguments.value(of: Self.steps).flatMap { Int($0) } ?? 20
        options = CheckCommand.scenarioOptions(in: arguments)
    }

    func run(console: Console) throws -> ExitCode {
        let sources = Sources.load(paths)
        let read = AnimatorReader().read(sources.files)
        let problems = sources.problems(and: read.problems)
        console.complain(about: problems)
        if read.animators.isEmpty { console.complain("\(Tool.name): no animator found") }
        let texts = Dictionary(sources.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let report = TextReport(source: { texts[$0] })
        for animator in read.animators {
            for scenario in Verifier(options: options).scenarios(for: animator) {
                let walk = RandomWalk(through: animator, in: scenario, seed: seed, steps: most)
                try console.write(report.text(for: walk) + "\n")
            }
        }
        return problems.contains { $0.severity == .error } ? .failure : .success
    }
}
