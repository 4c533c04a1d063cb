import ReportFormats
import TransitionModel

/// `export PATH…`: one animator in one scenario as a model for another checker.
struct ExportCommand: Command {
    /// The language of the model.
    enum Format: String, CaseIterable { case promela, tla }

    static let format = OptionDescription(
        name: "--format", argument: .oneOf(Format.allCases.map(\.rawValue)), placeholder: "FORMAT",
        help: "The language of the model; promela unless given")
    static let output = OptionDescription(
        name: "--output", argument: .file, placeholder: "FILE",
        help: "Write the model to a file, whole or not at all, instead of standard output")
    static let animator = OptionDescription(
        name: "--animator", argument: .word, placeholder: "NAME", help: "Export this animator")
    static let kind = OptionDescription(
        name: "--kind", argument: .oneOf(TransitionKind.allCases.map(\.rawValue)), placeholder: "KIND",
        help: "Export this kind of transition")
    static let style = OptionDescription(
        name: "--style", argument: .oneOf(PresentationStyle.allCases.map(\.rawValue)), placeholder: "STYLE",
        help: "Export this presentation style")
    static let interactive = OptionDescription(
        name: "--interactive", argument: .oneOf(["yes", "no"]), placeholder: "ANSWER",
        help: "Export a transition that a gesture drives, or one that none does")
    static let maxStates = OptionDescription(
        name: "--max-states", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Explore at most so many states, \(defaultMaxStates) unless given")

    /// The states to explore for an export unless something else is asked for.
    static let defaultMaxStates = 2_000_000

    static let description = CommandDescription(
        name: "export", summary: "Writes one animator in one scenario as a model for another checker.",
        operand: .init(
            placeholder: "PATH", isRepeatable: true, help: "A Swift file or a directory; all are read as one module."),
        options: [format, output, animator, kind, style, interactive, maxStates] + ConfigurationOptions.all,
        discussion: """
            The model stands by itself: it has the same states and steps as the machine that is checked here, and the \
            same rules as assertions. Its head says how it is run and which property is which. Steps are named after \
            events and source lines, so that a trail can be read back to them.

            Where the options leave more than one animator or scenario, all are listed and nothing is written.
            """)

    private let arguments: ParsedArguments
    private let format: Format

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        format = arguments.value(of: Self.format).flatMap(Format.init) ?? .promela
    }

    func run(console: Console) throws -> ExitCode {
        let destination = try arguments.value(of: Self.output).map(OutputFile.init)
        let read = try AnimatorSources(arguments.operands, arguments)
        if let destination, read.files.contains(where: { destination.stands(at: $0.path) }) {
            throw OutputError.cannotWrite("'\(destination.path)'", "it is one of the files to export")
        }
        console.complain(about: read.problems, atLeast: .warning)
        let machines = machines(among: read.animators, read.configuration.options)
        guard machines.count == 1 else {
            console.complain(
                "\(Tool.name): error: "
                    + (machines.isEmpty ? "no animator and scenario fit" : "there are several; choose one of these:"))
            for machine in machines { console.complain("  \(Self.options(for: machine))") }
            return .failure
        }
        let bound = arguments.value(of: Self.maxStates).flatMap { Int($0) } ?? Self.defaultMaxStates
        let text: String
        do throws(ExportProblem) {
            let model = try StandaloneModel(machines[0].animator, in: machines[0].scenario, maximumStates: bound)
            text = format == .tla ? TLAModel(model).text() : PromelaModel(model).text()
        } catch {
            console.complain("\(Tool.name): error: \(machines[0].animator.program.name) cannot be exported: \(error)")
            return .failure
        }
        if let destination { try destination.write(text) } else { try console.write(text) }
        return read.hasErrors ? .failure : .success
    }

    /// An animator in one scenario.
    private struct Machine {
        var animator: ReadAnimator
        var scenario: Scenario
    }

    /// What the options leave to choose from.
    private func machines(among animators: [ReadAnimator], _ configured: VerifierOptions) -> [Machine] {
        let options = CheckCommand.scenarioOptions(in: arguments, over: configured)
        let name = arguments.value(of: Self.animator)
        return animators.filter { name == nil || $0.program.name == name }.flatMap { animator in
            Verifier(options: options).scenarios(for: animator).map { Machine(animator: animator, scenario: $0) }
        }
    }

    /// The options that choose a machine.
    private static func options(for machine: Machine) -> String {
        let scenario = machine.scenario
        return "--animator \(machine.animator.program.name) --kind \(scenario.kind.rawValue)"
            + (scenario.style.map { " --style \($0.rawValue)" } ?? "")
            + " --interactive \(scenario.isInteractive ? "yes" : "no")"
    }
}
