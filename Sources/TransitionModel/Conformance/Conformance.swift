import StateSpace

/// Whether what was seen of a transition is a run of the machine that the verifier makes of the animator.
///
/// All states that fit what was seen so far are kept, since the machine may have come to many: it is nondeterministic,
/// and much of what it does cannot be seen. `update` and `pause` change nothing that a machine keeps, so they are no events.
public struct Conformance: Hashable, Sendable {
    /// What came of the comparison.
    public enum Result: Hashable, Sendable {
        /// Some run of the machine shows exactly these events.
        case conforms
        /// No run of the machine shows the event at this position, from 0, after those before it; instead it may go on
        /// with one of these, or with nothing.
        case parts(at: Int, expected: [ObservedEvent])
        /// So many states were looked at, and there were more.
        case incomplete(states: Int)
    }

    /// What came of the comparison.
    public let result: Result

    /// Compares; costs at most one expansion for each state and event, of which there may be so many.
    public init(_ seen: ObservedTransition, with animator: ReadAnimator, maximumStates: Int = 20_000) {
        let preparation = Preparation(animator.program)
        let narrow = preparation.program(for: seen.kind, narrowing: .story)
        let prepared = narrow.isHandedOut ? narrow : preparation.program(for: seen.kind, narrowing: .nothing)
        var farthest = 0
        var expected: [ObservedEvent] = []
        // The way there may be the system's as well as the code's own: it was not seen.
        for systemBeforehand in [false, true] {
            let machine = TransitionMachine(
                prepared, scenario: seen.scenario, evidence: animator.evidence, systemBeforehand: systemBeforehand)
            var walk = ConformanceWalk(machine, seen, maximumStates: maximumStates)
            switch walk.run() {
            case .conforms:
                result = .conforms
                return
            case .incomplete(let states):
                result = .incomplete(states: states)
                return
            case .parts(let position, let events):
                if position > farthest { expected = [] }
                if position >= farthest { expected += events.filter { !expected.contains($0) } }
                farthest = max(farthest, position)
            }
        }
        result = .parts(at: farthest, expected: expected)
    }
}
