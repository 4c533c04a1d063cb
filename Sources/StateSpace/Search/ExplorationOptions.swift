/// What an exploration may use, what it looks for, and whom it tells.
public struct ExplorationOptions: Sendable {
    /// On how many threads to search, from 1 to 64; the result is the same for any number of them, but for time and
    /// memory.
    public var threads: Int
    /// The fewest states of a level that are worth dividing among threads.
    package var leastStatesDivided = 256
    /// The fewest states of a level of which one thread expands some before it looks for their successors.
    package var leastStatesTogether = 4096
    /// Whether to go only where it is needed, as far as the system says what makes no difference; the verdict is the
    /// same.
    ///
    /// Off, every state is found and every edge followed, and the statistics are those of the whole system.
    public var usesReductions: Bool
    /// Off when what a partial order left out is looked at once more.
    var usesPartialOrder = true
    /// Off when it has turned out that states which seemed alike must be told apart.
    var usesSymmetry = true
    /// The most states to store; at most 2³¹ − 1 can be, whatever is asked.
    public var maximumStates: Int
    /// The most bytes to hold, nil for no limit; what the system itself needs counts only as far as it says so.
    public var maximumBytes: Int?
    /// The longest path to follow, in steps, nil for no limit; states that far away are stored but not expanded.
    public var maximumDepth: Int?
    /// The longest time to search, nil for no limit; looked at every few hundred states or several times a second.
    public var timeLimit: Duration?
    /// Asked every few hundred states or a few times a second, and now and then while obligations are checked; true
    /// ends the search.
    public var isCancelled: (@Sendable () -> Bool)?
    /// Asked as `isCancelled` is; true ends the search, and nothing is concluded from what was found.
    package var isAbandoned: (@Sendable () -> Bool)?
    /// Whether a violation or deadlock ends the search, once all states as near as it have been expanded.
    public var stopsAtFirstFailure: Bool
    /// Whether a state without successors that is no accepting end is a deadlock.
    public var findsDeadlocks: Bool
    /// Whether the system's obligations are checked; off, only safety is, and no edges are kept.
    public var checksObligations = true
    /// How many deadlocks to keep a counterexample of, the shortest first; all are counted.
    public var deadlocksKept: Int
    /// Called each time about so many further states have been expanded.
    public var progressInterval: Int
    /// Told how far the search is, on the thread that searches.
    public var progress: (@Sendable (ExplorationProgress) -> Void)?

    /// Makes options; by default nothing is limited and everything is looked for.
    public init(
        threads: Int = 1, usesReductions: Bool = true, maximumStates: Int = .max, maximumBytes: Int? = nil, maximumDepth: Int? = nil, timeLimit: Duration? = nil,
        isCancelled: (@Sendable () -> Bool)? = nil, stopsAtFirstFailure: Bool = false, findsDeadlocks: Bool = true,
        deadlocksKept: Int = 1, progressInterval: Int = 65_536,
        progress: (@Sendable (ExplorationProgress) -> Void)? = nil
    ) {
        self.threads = threads
        self.usesReductions = usesReductions
        self.maximumStates = maximumStates
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
        self.timeLimit = timeLimit
        self.isCancelled = isCancelled
        self.stopsAtFirstFailure = stopsAtFirstFailure
        self.findsDeadlocks = findsDeadlocks
        self.deadlocksKept = deadlocksKept
        self.progressInterval = progressInterval
        self.progress = progress
    }
}

extension ExplorationOptions {
    /// The same, but every successor is followed.
    @usableFromInline var withoutPartialOrder: ExplorationOptions {
        var options = self
        options.usesPartialOrder = false
        return options
    }

    /// The same without symmetry, in the time that is left.
    @usableFromInline
    func withoutSymmetry(after elapsed: Duration) -> ExplorationOptions {
        var options = self
        options.usesSymmetry = false
        options.timeLimit = timeLimit.map { max(.zero, $0 - elapsed) }
        return options
    }
}

/// How far a running exploration is.
public struct ExplorationProgress: Sendable, Hashable {
    /// States found so far.
    public var states: Int
    /// States whose successors are known.
    public var expandedStates: Int
    /// Edges followed so far.
    public var edges: Int
    /// Steps from an initial state to the states now being expanded.
    public var depth: Int
    /// Bytes of memory held.
    public var bytes: Int

    /// Makes a progress report from its parts.
    public init(states: Int, expandedStates: Int, edges: Int, depth: Int, bytes: Int) {
        self.states = states
        self.expandedStates = expandedStates
        self.edges = edges
        self.depth = depth
        self.bytes = bytes
    }
}
