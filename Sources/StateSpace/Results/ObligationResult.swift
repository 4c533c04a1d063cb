/// What became of an obligation.
public struct ObligationResult: Sendable, Hashable {
    /// Whether an obligation is kept.
    public enum Verdict: Sendable, Hashable {
        /// On every fair run the goal follows the trigger.
        case holds
        /// The trigger holds nowhere, so nothing was ever owed.
        case vacuous
        /// There is a fair run on which the goal never follows.
        case violated(ObligationFailure)
        /// No failure was found, but not everything was covered.
        case undecided
    }

    /// The obligation.
    public var obligation: Obligation
    /// Whether it is kept.
    public var verdict: Verdict
    /// How many of the states found trigger it.
    public var triggeringStates: Int

    /// Makes a result from its parts.
    public init(obligation: Obligation, verdict: Verdict, triggeringStates: Int) {
        self.obligation = obligation
        self.verdict = verdict
        self.triggeringStates = triggeringStates
    }
}

/// A fair run on which an obligation's goal never follows its trigger.
public struct ObligationFailure: Sendable, Hashable {
    /// The run: it ends where nothing obliges it to go on, or in a loop.
    public var counterexample: Counterexample
    /// After how many steps the trigger holds from which on the goal is owed and never reached.
    public var triggeredAt: Int

    /// Makes a failure from its parts.
    public init(counterexample: Counterexample, triggeredAt: Int) {
        self.counterexample = counterexample
        self.triggeredAt = triggeredAt
    }
}
