import AnimatorReader
import ReportFormats
import TransitionModel

/// The animators behind the paths that were given, read as the configuration that holds for these says.
struct AnimatorSources {
    let configuration: Configuration
    let files: [SourceFile]
    let animators: [ReadAnimator]
    /// In the order of their places.
    let problems: [InputProblem]

    init(_ paths: [String], _ arguments: ParsedArguments) throws {
        configuration = try ConfigurationOptions.load(arguments, for: paths)
        let sources = Sources.load(paths, configuration: configuration)
        let read = AnimatorReader(conditions: configuration.conditions).read(sources.files)
        files = sources.files
        animators = read.animators
        problems = sources.problems(and: read.problems)
    }

    /// The text of a file that was read.
    var source: (String) -> String? {
        let texts = files.textsByPath
        return { texts[$0] }
    }

    /// Whether something could not be read.
    var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
