/// The number of an action: its position in the system's list of actions.
public typealias ActionID = UInt32

/// What a system may do: one kind of step, named, with how much it is obliged to happen.
public struct Action: Sendable, Hashable {
    /// What the action is called in traces and statistics.
    public var name: String
    /// Whether a run may pass the action over for ever; only obligations ask.
    public var fairness: Fairness

    /// Makes an action.
    public init(_ name: String, fairness: Fairness = .none) {
        self.name = name
        self.fairness = fairness
    }
}

/// How much an action is obliged to happen; only obligations depend on it, never safety.
///
/// A run is a path that goes on for ever or ends where nothing obliges it to go on. An action is *enabled* in a state when
/// the state has a successor by it, also when that successor is the state itself.
public enum Fairness: Sendable, Hashable {
    /// It may be passed over for ever, but a run does not end while it is enabled.
    case none
    /// When it stays enabled from some point on, it is taken again and again.
    case weak
    /// Nobody need ever take it: a run may end where only such actions are enabled (a user who does nothing more).
    case optional
}
