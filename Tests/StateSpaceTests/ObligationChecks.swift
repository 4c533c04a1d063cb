import StateSpace
import Testing

/// Checks that a failure of an obligation is a real one: a path of the system that owes the goal, never meets it, and ends
/// where it may or loops fairly.
func expectGenuine<System: PackedTransitionSystem>(
    _ failure: ObligationFailure, of obligation: Int, in system: System,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let path = failure.counterexample
    #expect(system.replays(path), sourceLocation: sourceLocation)
    let states = [path.initialState] + path.steps.map(\.after)
    func status(_ words: [UInt64]) -> ObligationStatus {
        words.withUnsafeBufferPointer { system.obligationStatus(obligation, of: $0.baseAddress!) }
    }
    #expect(status(states[failure.triggeredAt]).contains(.triggered), sourceLocation: sourceLocation)
    #expect(
        states[failure.triggeredAt...].allSatisfy { !status($0).contains(.met) }, "the goal is met on the way",
        sourceLocation: sourceLocation)

    let actions = system.actions
    func enabled(_ words: [UInt64]) -> Set<ActionID> {
        var buffer = SuccessorBuffer(wordsPerState: system.wordsPerState)
        words.withUnsafeBufferPointer { system.successors(of: $0.baseAddress!, into: &buffer) }
        return Set((0..<buffer.count).map { buffer.action(at: $0) })
    }
    guard let loopStart = path.loopStart else {
        #expect(
            enabled(path.finalState).allSatisfy { actions[Int($0)].fairness == .optional },
            "the run need not end there", sourceLocation: sourceLocation)
        return
    }
    #expect(failure.triggeredAt <= loopStart, sourceLocation: sourceLocation)
    let taken = Set(path.loop.map(\.action))
    let always = path.loop.reduce(Set(actions.indices.map(ActionID.init))) { $0.intersection(enabled($1.before)) }
    let slighted = always.subtracting(taken).filter { actions[Int($0)].fairness == .weak }
    #expect(slighted.isEmpty, "the loop is unfair", sourceLocation: sourceLocation)
}

extension ObligationResult {
    /// The failure, nil when there is none.
    var failure: ObligationFailure? {
        if case .violated(let failure) = verdict { failure } else { nil }
    }
}
