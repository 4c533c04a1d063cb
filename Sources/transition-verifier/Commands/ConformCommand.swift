import Foundation
import ReportFormats
import TransitionModel

/// `conform TRACE --model PATH`: whether what a recorder in an app wrote down is a run of the machine.
struct ConformCommand: Command {
    static let model = OptionDescription(
        name: "--model", argument: .file, placeholder: "PATH", isRepeatable: true,
        help: "The animator's source, a file or a directory, or programs that 'dump --format json' has written")
    static let description = CommandDescription(
        name: "conform", summary: "Compares transitions recorded in an app with their animators' models.",
        operand: .init(placeholder: "TRACE", isRepeatable: true, help: "A file that a transition recorder has written."),
        options: [model] + ConfigurationOptions.all,
        discussion: """
            For each recorded transition: whether it is a run of the model, or the event at which the model and the \
            phone part ways, with what the model would have gone on with. Then either what is assumed about UIKit is \
            wrong for that system, or the code that ran is not the code that was read.

            Compared are start, finish and cancel (where the driver was watched), complete with its argument, what \
            the container held and whether it was cancelled, and ended. Other events, update, pause and gestures \
            among them, change nothing that a model keeps; how many there were is said.

            Exit code 0: every transition is a run of the model. Exit code 1: some are not. Exit code 2: something \
            could not be read, no animator was found for a transition, or the model has too many states to say.
            """)

    private let arguments: ParsedArguments
    var traces: [String]
    var models: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        traces = arguments.operands
        models = arguments.values(of: Self.model)
        guard !models.isEmpty else {
            throw UsageError(
                "'conform' needs --model: the animator's source, or its dump", command: Self.description.name)
        }
    }

    func run(console: Console) throws -> ExitCode {
        let (animators, problems) = try readModels()
        console.complain(about: problems)
        var code = problems.contains { $0.severity == .error } ? ExitCode.failure : .success
        for trace in traces {
            switch Self.read(trace) {
            case .failure(let failure):
                console.complain(about: [failure.problem])
                code = .failure
            case .success(let runs):
                if runs.isEmpty { console.complain("\(Tool.name): \(trace): no transition was recorded") }
                for run in runs {
                    let comparison = RunComparison(run, of: trace, with: animators)
                    try console.write(comparison.line + "\n")
                    if comparison.code.rawValue > code.rawValue { code = comparison.code }
                }
            }
        }
        return code
    }

    /// The animators of all models.
    private func readModels() throws -> (animators: [ReadAnimator], problems: [InputProblem]) {
        let dumps = models.filter { $0.hasSuffix(".json") }
        let read = try AnimatorSources(models.filter { !$0.hasSuffix(".json") }, arguments)
        var animators = read.animators
        var problems = read.problems
        for path in dumps {
            switch SourceLoader.load(path) {
            case .failure(let failure): problems.append(failure.problem)
            case .success(let text):
                do {
                    animators += try JSONDecoder().decode([ReadAnimator].self, from: Data(text.utf8))
                } catch {
                    problems.append(InputProblem(file: path, message: "holds no dump of animator programs"))
                }
            }
        }
        return (animators, problems)
    }

    private static func read(_ trace: String) -> Result<[RecordedRuns.Run], SourceLoader.Failure> {
        SourceLoader.load(trace).flatMap { text in
            do throws(RecordedRuns.Problem) {
                return .success(try RecordedRuns(text).runs)
            } catch {
                return .failure(
                    SourceLoader.Failure(
                        problem: InputProblem(file: trace, line: error.line, message: error.message)))
            }
        }
    }
}
