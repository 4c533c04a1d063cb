/// Parses files, and of those that do not speak of transitions only what is likely to be read.
struct SelectiveParser: Sendable {
    /// Which functions' bodies to parse before anybody asks for them.
    enum Bodies { case all, likely, none }

    let build: IOSBuild
    let record: ReadingRecord
    let bodies: Bodies
    /// The names of functions that transition code uses: their bodies are likely to be read.
    let used: Set<NameHash>

    func parse(_ file: SourceFile) throws(ReadProblem) -> ParsedFile {
        guard bodies != .all, !Relevance.concerns(file.text), !Relevance.mayBeOld(file.text) else {
            return try parseAll(of: file)
        }
        return try ParsedFile(file, build: build, record: record) { body in
            bodies == .none || body.name.map { !used.contains($0) } ?? true
        }
    }

    func parseAll(of file: SourceFile) throws(ReadProblem) -> ParsedFile {
        try ParsedFile(file, build: build, record: record)
    }

    /// Parses a file anew, with those bodies that were left out and then asked for.
    func parseMore(of file: SourceFile, _ parsed: ParsedFile) throws(ReadProblem) -> ParsedFile {
        let leftOut = Set(parsed.leftOut?.bodies.map(\.bytes.lowerBound) ?? []).subtracting(parsed.missingBodies)
        return try ParsedFile(file, build: build, record: record) { leftOut.contains($0.bytes.lowerBound) }
    }
}
