/// A path through a system that shows a fault: it begins in an initial state and may end in a loop.
public struct Counterexample: Sendable, Hashable {
    /// One step of a path.
    public struct Step: Sendable, Hashable {
        /// The action taken.
        public var action: ActionID
        /// Which of the successors of `before` this is, counted from 0 in the order they are appended.
        ///
        /// Whoever expands `before` again meets the same edge at this place, and may record how it comes about.
        public var ordinal: Int
        /// The words of the state before the step.
        public var before: [UInt64]
        /// The words of the state after the step.
        public var after: [UInt64]

        /// Makes a step from its parts.
        public init(action: ActionID, ordinal: Int, before: [UInt64], after: [UInt64]) {
            self.action = action
            self.ordinal = ordinal
            self.before = before
            self.after = after
        }
    }

    /// Which of the initial states the path begins in, counted from 0 in the order they are appended.
    public var initialOrdinal: Int
    /// The words of the state the path begins in.
    public var initialState: [UInt64]
    /// The steps, first to last.
    public var steps: [Step]
    /// The step that a loop begins with: from there to the last step is repeated for ever; nil when the path just ends.
    public var loopStart: Int?

    /// Makes a path.
    public init(initialOrdinal: Int, initialState: [UInt64], steps: [Step], loopStart: Int? = nil) {
        self.initialOrdinal = initialOrdinal
        self.initialState = initialState
        self.steps = steps
        self.loopStart = loopStart
    }

    /// The steps before the loop; all of them when there is none.
    public var stem: ArraySlice<Step> { steps[..<(loopStart ?? steps.count)] }
    /// The steps that are repeated for ever; empty when the path just ends.
    public var loop: ArraySlice<Step> { steps[(loopStart ?? steps.count)...] }
    /// The words of the state that the last step leads to.
    public var finalState: [UInt64] { steps.last?.after ?? initialState }
}
