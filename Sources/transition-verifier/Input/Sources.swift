import AnimatorReader
import ReportFormats

/// The source files behind the paths that were given, and what kept others from being read.
struct Sources {
    var files: [SourceFile] = []
    var problems: [InputProblem] = []

    /// Finds and reads them; what standard input stands for is not read from its file.
    static func load(
        _ paths: [String], input: StandardInput? = nil, configuration: Configuration = Configuration()
    ) -> Sources {
        let finder = SourceFinder(paths: paths.filter { input == nil || $0 != StandardInput.mark }, configuration: configuration)
        var sources = Sources(problems: finder.problems)
        var found = finder.files
        if let input, !found.contains(where: input.standsFor) {
            found.append(input.path)
            found.sort()
        }
        for path in found {
            let isInput = input.map { path == $0.path || $0.standsFor(path) } ?? false
            sources.add(isInput ? input!.load() : SourceLoader.load(path), path)
        }
        return sources
    }

    private mutating func add(_ loaded: Result<String, SourceLoader.Failure>, _ path: String) {
        switch loaded {
        case .success(let text):
            if text.isEmpty {
                problems.append(
                    InputProblem(file: path, severity: .note, message: "the file is empty, there is nothing to check"))
            }
            files.append(SourceFile(path: path, text: text))
        case .failure(let failure): problems.append(failure.problem)
        }
    }

    /// These problems and those that came up while parsing, in the order of their places.
    func problems(and later: [ReadProblem]) -> [InputProblem] {
        let all =
            problems + later.map { InputProblem(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
        return all.sorted { ($0.file, $0.line ?? 0, $0.column ?? 0) < ($1.file, $1.line ?? 0, $1.column ?? 0) }
    }
}
