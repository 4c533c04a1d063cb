public import TransitionModel

/// A source file to read.
public struct SourceFile: Sendable {
    /// The path to name in findings.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

extension [SourceFile] {
    /// The files' texts by their paths; of several with one path the first.
    package var textsByPath: [String: String] {
        Dictionary(map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Something in the input that could not be read at all.
public struct ReadProblem: Hashable, Codable, Sendable {
    public var file: String
    /// The line and column, from 1, where there is such a place.
    public var line: Int?
    public var column: Int?
    public var message: String

    public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}

/// What reading some files gave.
public struct ReadResult: Sendable {
    /// In the order of their places in the source.
    public var animators: [ReadAnimator]
    public var problems: [ReadProblem]
    /// The paths of the files that were parsed: those on which the animators depend, in the order of the input.
    public var parsedFiles: [String]

    public init(animators: [ReadAnimator] = [], problems: [ReadProblem] = [], parsedFiles: [String] = []) {
        self.animators = animators
        self.problems = problems
        self.parsedFiles = parsedFiles
    }
}

/// Reads hand-written transition code from Swift source.
public struct AnimatorReader: Sendable {
    /// The flags that `#if` finds set unless something else is asked for.
    public static let usualConditions: Set<String> = ["DEBUG"]

    /// The flags that `#if` finds set, as with `-D` on a compiler's command line.
    public var conditions: Set<String>

    public init(conditions: Set<String> = AnimatorReader.usualConditions) {
        self.conditions = conditions
    }

    /// Reads the files as one app: types, extensions and helpers are found across all of them.
    ///
    /// Where a type is declared twice, the files are read as several modules that share what does not differ.
    /// Files that neither speak of transitions nor declare what such files use are not parsed; of those that only
    /// declare it, a function's body is parsed when it is asked for. A file that does not parse, as far as it was, is
    /// named in the result's problems; the others are still read.
    public func read(_ files: [SourceFile]) -> ReadResult {
        read(select(files))
    }

    /// Chooses the files that matter, the first half of reading.
    ///
    /// What is read later depends on nothing but the chosen files. With a memory, a file that is chosen again is parsed
    /// only if it is read. With an earlier selection of this reader's, only what has changed since is parsed.
    public func select(
        _ files: [SourceFile], memory: (any ReadingMemory)? = nil, reusing earlier: FileSelection? = nil
    ) -> FileSelection {
        FileSelection(files, build: IOSBuild(conditions: conditions), memory: memory, reusing: earlier)
    }

    /// How often it is read anew for bodies that were left out, before all of them are parsed: one more for each call in
    /// a long chain of calls would take longer than that.
    private static let rounds = 4

    /// Reads the files that were chosen.
    public func read(_ selection: FileSelection) -> ReadResult {
        var parsed: [ParsedFile]
        var animators: [ReadAnimator]
        var round = 0
        repeat {
            round += 1
            parsed = selection.parsed
            animators = ModulePartition(parsed).modules.flatMap { ModuleReader($0).animators() }
        } while selection.parseMissing(andAllElse: round == Self.rounds)
        return ReadResult(
            animators: animators.inSourceOrder, problems: selection.problems, parsedFiles: parsed.map(\.path))
    }
}
