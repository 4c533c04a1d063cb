/// A property violation that was reported, with a shortest path to it.
public struct Violation: Sendable, Hashable {
    /// Where a violation happens.
    public enum Place: Sendable, Hashable {
        /// On the last step of the counterexample, or, when it has no steps, in making its initial state.
        case edge
        /// In the state that the counterexample ends in.
        case state
    }

    /// The key it was reported by.
    public var key: UInt64
    /// Whether it belongs to an edge or to a state.
    public var place: Place
    /// A shortest path to it.
    public var counterexample: Counterexample

    /// Makes a violation from its parts.
    public init(key: UInt64, place: Place, counterexample: Counterexample) {
        self.key = key
        self.place = place
        self.counterexample = counterexample
    }
}
