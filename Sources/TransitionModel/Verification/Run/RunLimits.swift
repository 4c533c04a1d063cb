/// What a run may take of the machine it runs on, when it must end, and whom it tells how far it is.
///
/// What is explored to its end has the same verdict, counts and stories whatever stands here. What a time limit, a memory
/// limit or an interruption leaves out is *incomplete*, and says so.
public struct RunLimits: Sendable {
    /// On how many threads to explore, at least 1.
    ///
    /// Scenarios are explored side by side; where there are fewer of them than threads, several explore one together.
    public var threads: Int
    /// How long the whole run may take, nil for no limit; looked at every few hundred states.
    public var timeLimit: Duration?
    /// The most bytes that the searches' tables may hold together, nil for no limit.
    ///
    /// Each of those that run at the same time gets an equal part.
    public var maximumBytes: Int?
    /// Asked every few hundred states, from several threads; true ends the run.
    public var isInterrupted: (@Sendable () -> Bool)?
    /// Told how far the run is every few hundred states, from several threads.
    public var progress: (@Sendable (RunProgress) -> Void)?

    /// Makes limits; by default one thread and no limit.
    public init(
        threads: Int = 1, timeLimit: Duration? = nil, maximumBytes: Int? = nil,
        isInterrupted: (@Sendable () -> Bool)? = nil, progress: (@Sendable (RunProgress) -> Void)? = nil
    ) {
        self.threads = max(1, threads)
        self.timeLimit = timeLimit
        self.maximumBytes = maximumBytes
        self.isInterrupted = isInterrupted
        self.progress = progress
    }
}

/// How far a run is.
public struct RunProgress: Sendable, Hashable {
    /// Scenarios that were explored for the first time.
    public var scenarios: Int
    /// Scenarios that there are.
    public var scenariosInAll: Int
    /// States found so far, in all searches together.
    public var states: Int
    /// Steps from its initial state to where the search that reports is now.
    public var depth: Int
    /// Bytes that the searches' tables hold now.
    public var bytes: Int

    /// Makes a progress report from its parts.
    public init(scenarios: Int, scenariosInAll: Int, states: Int, depth: Int, bytes: Int) {
        self.scenarios = scenarios
        self.scenariosInAll = scenariosInAll
        self.states = states
        self.depth = depth
        self.bytes = bytes
    }
}
