import ReportFormats

/// A file that says what is to be done cannot be relied on, so that nothing is done.
struct BrokenInput: Error {
    var problems: [InputProblem]

    init(_ problems: [InputProblem]) {
        self.problems = problems
    }

    init(_ path: String, at place: JSONNode.Place? = nil, _ message: String) {
        problems = [InputProblem(file: path, line: place?.line, column: place?.column, message: message)]
    }
}

extension JSONNode {
    /// Reads a file, or a text that was read from one.
    static func load(_ path: String) throws(BrokenInput) -> (node: JSONNode, text: String) {
        switch SourceLoader.load(path) {
        case .failure(let failure): throw BrokenInput([failure.problem])
        case .success(let text): return (try read(text, path: path), text)
        }
    }

    static func read(_ text: String, path: String) throws(BrokenInput) -> JSONNode {
        do {
            return try JSONReader.read(text)
        } catch {
            throw BrokenInput(path, at: error.place, error.message)
        }
    }
}
