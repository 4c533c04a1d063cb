import Synchronization

/// Chooses which files to parse: those that speak of transitions, and those that declare what these use.
public struct FileSelection: Sendable {
    /// A file that was parsed, or whose mentions are remembered from an earlier run: then it is parsed if it is read.
    private final class Candidate: Sendable {
        let mentions: FileMentions
        private let state: Mutex<ParsedFile?>

        init(_ mentions: FileMentions, parsed: ParsedFile? = nil) {
            self.mentions = mentions
            state = Mutex(parsed)
        }

        var parsed: ParsedFile? {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    private let all: [SourceFile]
    private let build: IOSBuild
    private let memory: (any ReadingMemory)?
    /// What an earlier selection has parsed, by path.
    private let known: [String: Candidate]
    /// What was read of the files, by this selection and those that it reuses.
    let record: ReadingRecord
    private var chosen: [Int: Candidate] = [:]
    private var rest: [(file: Int, names: DeclaredNames)] = []

    /// How many times files are added for what the last ones added use.
    private static let rounds = 2

    /// - Parameter earlier: a selection for the same build; what it has parsed and has not changed is not parsed again.
    init(
        _ files: [SourceFile], build: IOSBuild = IOSBuild(), memory: (any ReadingMemory)? = nil,
        reusing earlier: FileSelection? = nil
    ) {
        all = files
        self.build = build
        self.memory = memory
        known = earlier?.parsedByPath ?? [:]
        record = earlier?.record ?? ReadingRecord()
        let concerned = files.indices.filter { Relevance.concerns(files[$0].text) }
        choose(concerned)
        var added = concerned.filter { mentions($0)?.full != nil }
        guard !added.isEmpty else { return }
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
    public var problems: [ReadProblem] { order.compactMap { chosen[$0]?.mentions.problem } }

    /// The chosen files, parsed.
    var parsed: [ParsedFile] { parse(order.filter { mentions($0) != nil }) }

    private func parse(_ good: [Int]) -> [ParsedFile] {
        let (build, record) = (build, record)
        return Parallel.map(good.compactMap { number in chosen[number].map { (all[number], $0) } }) { file, candidate in
            if candidate.parsed == nil { candidate.parsed = try? ParsedFile(file, build: build, record: record) }
            return candidate.parsed
        }.compactMap { $0 }
    }

    /// The pieces of a chosen file, which tell what of it was read up to now; nil where they cannot be told.
    package func pieces(of path: String) -> [CodePiece]? { parsed(path)?.pieces }

    /// What a chosen file's code mentions.
    package func names(of path: String) -> SurveyedNames? { parsed(path)?.surveyedNames }

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
        chosen[file].flatMap { $0.mentions.problem == nil ? $0.mentions : nil }
    }

    private mutating func choose(_ files: [Int]) {
        let (build, memory, known, record) = (build, memory, known, record)
        let candidates = Parallel.map(files.map { all[$0] }) { file in
            Self.candidate(file, memory, known[file.path]) { file throws(ReadProblem) in
                try ParsedFile(file, build: build, record: record)
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
