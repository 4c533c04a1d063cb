import Synchronization

/// Chooses which files to parse: those that speak of transitions, and those that declare what these use.
public struct FileSelection: Sendable {
    /// A file that was parsed, or whose mentions are remembered from an earlier run: then it is parsed if it is read.
    private final class Candidate: Sendable {
        let mentions: FileMentions
        private let state: Mutex<(parsed: ParsedFile?, problem: ReadProblem?)>

        init(_ mentions: FileMentions, parsed: ParsedFile? = nil) {
            self.mentions = mentions
            state = Mutex((parsed, mentions.problem))
        }

        var parsed: ParsedFile? { state.withLock { $0.parsed } }
        /// Why the file does not parse.
        var problem: ReadProblem? { state.withLock { $0.problem } }
        /// Whether that came out only when more of the file was asked for.
        var failedLate: Bool { mentions.problem == nil && problem != nil }

        func parse(_ parse: () throws(ReadProblem) -> ParsedFile) {
            do throws(ReadProblem) {
                let parsed = try parse()
                state.withLock { $0.parsed = parsed }
            } catch {
                state.withLock { $0 = (nil, error) }
            }
        }
    }

    private let all: [SourceFile]
    private let build: IOSBuild
    private let bodies: SelectiveParser.Bodies
    private let memory: (any ReadingMemory)?
    /// What an earlier selection has parsed, by path.
    private let known: [String: Candidate]
    /// What was read of the files, by this selection and those that it reuses.
    let record: ReadingRecord
    private var chosen: [Int: Candidate] = [:]
    private var rest: [(file: Int, names: DeclaredNames)] = []
    /// The names of functions that transition code uses: their bodies are likely to be asked for.
    private var used: Set<NameHash> = []

    /// How many times files are added for what the last ones added use.
    private static let rounds = 2

    /// - Parameters:
    ///   - earlier: a selection for the same build; what it has parsed and has not changed is not parsed again.
    ///   - bodies: which functions' bodies to parse, in files that do not speak of transitions, before they are read.
    init(
        _ files: [SourceFile], build: IOSBuild = IOSBuild(), memory: (any ReadingMemory)? = nil,
        reusing earlier: FileSelection? = nil, parsing bodies: SelectiveParser.Bodies = .likely
    ) {
        all = files
        self.bodies = bodies
        self.build = build
        self.memory = memory
        known = earlier?.parsedByPath ?? [:]
        record = earlier?.record ?? ReadingRecord()
        let concerned = files.indices.filter { Relevance.concerns(files[$0].text) }
        choose(concerned)
        var added = concerned.filter { mentions($0)?.full != nil }
        guard !added.isEmpty else { return }
        used = Set(added.flatMap { mentions($0)?.full?.members ?? [] })
        rest = files.indices.filter { chosen[$0] == nil }.map { ($0, DeclaredNames(files[$0].text)) }
        for round in 0..<Self.rounds where !rest.isEmpty {
            let mentioned = MentionedNames(added.compactMap(mentions), inheritanceOnly: round > 0)
            added = add { mentioned.needs($0) }
            if added.isEmpty { break }
        }
        addSubclasses()
    }

    /// All chosen files, in the order in which they were given: what is read depends on nothing else.
    public var chosenFiles: [SourceFile] { order.map { all[$0] } }

    /// The chosen files but those that do not parse.
    public var files: [SourceFile] { order.filter { mentions($0) != nil }.map { all[$0] } }

    /// What is wrong with chosen files that do not parse.
    public var problems: [ReadProblem] { order.compactMap { chosen[$0]?.problem } }

    /// Whether it came out only in reading that some chosen file does not parse.
    package var hasLateProblem: Bool { chosen.values.contains { $0.failedLate } }

    /// The chosen files, parsed.
    var parsed: [ParsedFile] { parse(order.filter { mentions($0) != nil }) }

    private func parse(_ good: [Int]) -> [ParsedFile] {
        let parser = parser
        return Parallel.map(candidates(good)) { file, candidate in
            if candidate.parsed == nil { candidate.parse { () throws(ReadProblem) in try parser.parse(file) } }
            return candidate.parsed
        }.compactMap { $0 }
    }

    private func candidates(_ numbers: [Int]) -> [(SourceFile, Candidate)] {
        numbers.compactMap { number in chosen[number].map { (all[number], $0) } }
    }

    private var parser: SelectiveParser {
        SelectiveParser(build: build, record: record, bodies: bodies, used: used)
    }

    /// Parses the bodies of functions that reading has asked for in vain; false where there were none.
    ///
    /// What was read without them counts for nothing: whoever gets true must read anew.
    ///
    /// - Parameter everything: whether to parse all others too, if there were some.
    func parseMissing(andAllElse everything: Bool = false) -> Bool {
        let parser = parser
        let partial = candidates(order).filter { $0.1.parsed?.leftOut != nil }
        let incomplete = partial.filter { $0.1.parsed?.missingBodies.isEmpty == false }
        guard !incomplete.isEmpty else { return false }
        _ = Parallel.map(everything ? partial : incomplete) { file, candidate in
            guard let parsed = candidate.parsed else { return }
            candidate.parse { () throws(ReadProblem) in
                try everything ? parser.parseAll(of: file) : parser.parseMore(of: file, parsed)
            }
        }
        return true
    }

    /// The pieces of a chosen file, which tell what of it was read up to now; nil where they cannot be told.
    package func pieces(of path: String) -> [CodePiece]? { parsed(path)?.pieces }

    /// What a chosen file's code mentions of what was asked for.
    package func names(of path: String, answering questions: SurveyQuestions) -> SurveyedNames? {
        parsed(path)?.names(answering: questions)
    }

    /// What was asked up to now about that.
    package var questions: SurveyQuestions { record.questions }

    private func parsed(_ path: String) -> ParsedFile? {
        guard let number = order.first(where: { all[$0].path == path }), mentions(number) != nil else { return nil }
        return parse([number]).first
    }

    private var parsedByPath: [String: Candidate] {
        let parsed = chosen.filter { $0.value.parsed != nil }.map { (all[$0.key].path, $0.value) }
        return Dictionary(parsed, uniquingKeysWith: { first, _ in first })
    }

    private var order: [Int] { chosen.keys.sorted() }

    /// What a chosen file says; nil where it does not parse.
    private func mentions(_ file: Int) -> FileMentions? {
        chosen[file].flatMap { $0.problem == nil ? $0.mentions : nil }
    }

    private mutating func choose(_ files: [Int]) {
        let (parser, memory, known) = (parser, memory, known)
        let candidates = Parallel.map(files.map { all[$0] }) { file in
            Self.candidate(file, memory, known[file.path]) { file throws(ReadProblem) in
                try parser.parse(file)
            }
        }
        for (file, candidate) in zip(files, candidates) { chosen[file] = candidate }
    }

    private static func candidate(
        _ file: SourceFile, _ memory: (any ReadingMemory)?, _ known: Candidate?,
        _ parse: (SourceFile) throws(ReadProblem) -> ParsedFile
    ) -> Candidate {
        if let known, known.parsed?.text == file.text { return known }
        if let mentions = memory?.mentions(in: file) { return Candidate(mentions) }
        let candidate: Candidate
        do throws(ReadProblem) {
            let parsed = try parse(file)
            candidate = Candidate(FileMentions(parsed), parsed: parsed)
        } catch {
            candidate = Candidate(FileMentions(problem: error))
        }
        memory?.remember(candidate.mentions, of: file)
        return candidate
    }

    /// Adds the files that declare subclasses of transition types; they need not say a word of transitions themselves.
    private mutating func addSubclasses() {
        var subjects = MentionedNames.subjects
        var new = order
        while !new.isEmpty, !rest.isEmpty {
            for file in new {
                for heir in mentions(file)?.heirs ?? [] where subjects.containsAny(of: heir.parents) {
                    subjects.insert(heir.name)
                }
            }
            // UIKit's own classes have heirs everywhere that are found by their bytes; here only the app's count.
            let own = subjects.subtracting(MentionedNames.subjects)
            new = add { own.containsAny(of: $0.parents) }
        }
    }

    /// Chooses those of the rest that are needed; answers those that parse.
    private mutating func add(where isNeeded: (DeclaredNames) -> Bool) -> [Int] {
        let needed = rest.filter { isNeeded($0.names) }.map(\.file)
        guard !needed.isEmpty else { return [] }
        let isAdded = Set(needed)
        rest.removeAll { isAdded.contains($0.file) }
        choose(needed)
        return needed.filter { mentions($0) != nil }
    }
}

/// What keeps the mentions of files from one run to the next.
public protocol ReadingMemory: Sendable {
    /// What a file of this content mentions, if that is remembered.
    func mentions(in file: SourceFile) -> FileMentions?
    /// Keeps what a file mentions.
    func remember(_ mentions: FileMentions, of file: SourceFile)
}
