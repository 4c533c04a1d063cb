/// What a parsed file mentions of other files, as far as it decides which of them are needed.
public struct FileMentions: Equatable, Sendable {
    /// Names of types, and names behind a period.
    struct Names: Equatable, Sendable {
        var types: [NameHash]
        var members: [NameHash]
    }

    /// A type, and what it is said to inherit from or conform to.
    struct Heir: Equatable, Sendable {
        var name: NameHash
        var parents: [NameHash]
    }

    /// What the transition code in the file uses; nil where it has none.
    private(set) var full: Names?
    /// The types that types in the file inherit from or conform to; of a file that only helps also those of its properties,
    /// since what transition code is handed there is used through them.
    private(set) var inherited: [NameHash] = []
    /// The types that the file declares or extends, in order.
    private(set) var heirs: [Heir] = []
    /// Why the file does not parse.
    private(set) var problem: ReadProblem?

    init(full: Names?, inherited: [NameHash], heirs: [Heir]) {
        self.full = full
        self.inherited = inherited
        self.heirs = heirs
    }

    init(problem: ReadProblem) {
        self.problem = problem
    }

    init(_ file: ParsedFile) {
        if Relevance.hasCode(file.text) {
            let finder = TransitionUseFinder(file)
            full = Names(types: finder.types.inOrder, members: finder.members.inOrder)
        }
        let finder = HeirFinder(file)
        let isHelper = !Relevance.concerns(file.text)
        inherited = (isHelper ? finder.inherited.union(finder.held) : finder.inherited).inOrder
        heirs = finder.heirs
    }
}
