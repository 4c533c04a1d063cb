/// Everything an exploration found out about a packed system.
public struct Exploration: Sendable {
    /// Whether everything was covered.
    public var outcome: Outcome
    /// What was covered and what it took.
    public var statistics: ExplorationStatistics
    /// The system's actions, by number.
    public var actions: [Action]
    /// Each violation key that was reported, once, with a shortest counterexample: shortest first, then by search order.
    public var violations: [Violation]
    /// Shortest paths to deadlocks, nearest first, as many as were to be kept.
    public var deadlocks: [Counterexample]
    /// What became of each obligation, in the system's order.
    public var obligations: [ObligationResult]

    /// Whether everything was covered and nothing is wrong; a vacuous obligation is not wrong.
    public var isVerified: Bool {
        outcome == .complete && violations.isEmpty && deadlocks.isEmpty
            && obligations.allSatisfy { $0.verdict == .holds || $0.verdict == .vacuous }
    }

    /// Makes a result from its parts.
    public init(
        outcome: Outcome, statistics: ExplorationStatistics, actions: [Action], violations: [Violation],
        deadlocks: [Counterexample], obligations: [ObligationResult]
    ) {
        self.outcome = outcome
        self.statistics = statistics
        self.actions = actions
        self.violations = violations
        self.deadlocks = deadlocks
        self.obligations = obligations
    }
}
