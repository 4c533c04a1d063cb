import AnimatorReader
import ReportFormats

/// The source files behind the paths that were given, and what kept others from being read.
struct Sources {
    var files: [SourceFile] = []
    var problems: [InputProblem] = []

    /// Finds and reads them.
    static func load(_ paths: [String], configuration: Configuration = Configuration()) -> Sources {
        let finder = SourceFinder(paths: paths, configuration: configuration)
        var sources = Sources(problems: finder.problems)
        for path in finder.files {
            switch SourceLoader.load(path) {
            case .success(let text):
                if text.isEmpty {
                    sources.problems.append(
                        InputProblem(
                            file: path, severity: .note, message: "the file is empty, there is nothing to check"))
                }
                sources.files.append(SourceFile(path: path, text: text))
            case .failure(let failure): sources.problems.append(failure.problem)
            }
        }
        return sources
    }

    /// These problems and those that came up while parsing, in the order of their places.
    func problems(and later: [ReadProblem]) -> [InputProblem] {
        let all =
            problems + later.map { InputProblem(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
        return all.sorted { ($0.file, $0.line ?? 0, $0.column ?? 0) < ($1.file, $1.line ?? 0, $1.column ?? 0) }
    }
}
