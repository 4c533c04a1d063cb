/// Everything an exploration found out about a system of Swift values.
public struct SystemExploration<System: TransitionSystem>: Sendable {
    /// What became of a response property.
    public enum Verdict: Sendable {
        /// On every fair run the goal follows the trigger.
        case holds
        /// The trigger holds nowhere.
        case vacuous
        /// There is a fair run on which the goal never follows.
        case violated(Trace<System>)
        /// No failure was found, but not everything was covered.
        case undecided
    }

    /// Whether everything was covered.
    public var outcome: Outcome
    /// What was covered and what it took.
    public var statistics: ExplorationStatistics
    /// The actions that were never taken, in the system's order.
    public var neverTaken: [System.Action]
    /// Each invariant that does not hold, once, with a shortest path to a state where it does not; shortest first.
    public var brokenInvariants: [(name: String, trace: Trace<System>)]
    /// Shortest paths to deadlocks, nearest first, as many as were to be kept.
    public var deadlocks: [Trace<System>]
    /// What became of each response property, in the system's order.
    public var responses: [(name: String, verdict: Verdict)]

    /// Whether everything was covered and nothing is wrong; a vacuous response is not wrong.
    public var isVerified: Bool {
        outcome == .complete && brokenInvariants.isEmpty && deadlocks.isEmpty
            && responses.allSatisfy { response in
                switch response.verdict {
                case .holds, .vacuous: true
                case .violated, .undecided: false
                }
            }
    }
}

/// A path through a system of Swift values; it may end in a loop.
public struct Trace<System: TransitionSystem>: Sendable {
    /// One step of a path.
    public struct Step: Sendable, Hashable {
        /// What is done.
        public var action: System.Action
        /// The state it leads to.
        public var state: System.State

        /// Makes a step from its parts.
        public init(action: System.Action, state: System.State) {
            self.action = action
            self.state = state
        }
    }

    /// Where the path begins.
    public var initialState: System.State
    /// The steps, first to last.
    public var steps: [Step]
    /// The step that a loop begins with: from there to the last step is repeated for ever; nil when the path just ends.
    public var loopStart: Int?

    /// Makes a path from its parts; nothing checks that the system can go it.
    public init(initialState: System.State, steps: [Step], loopStart: Int? = nil) {
        self.initialState = initialState
        self.steps = steps
        self.loopStart = loopStart
    }

    /// What is done, first to last.
    public var actions: [System.Action] { steps.map(\.action) }
    /// The state that the last step leads to.
    public var finalState: System.State { steps.last?.state ?? initialState }
}
