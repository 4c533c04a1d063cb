import StateSpace

/// The two-phase commit protocol as in Lamport's TLA+ specification.
struct TwoPhaseCommit: TransitionSystem {
    enum Manager: Hashable, Sendable { case working, prepared, committed, aborted }
    enum Coordinator: Hashable, Sendable { case undecided, committed, aborted }

    struct State: Hashable, Sendable {
        var managers: [Manager]
        var coordinator = Coordinator.undecided
        /// The managers that the coordinator knows to be prepared.
        var known: [Bool]
        /// Messages are never taken out, so each is either sent or not.
        var preparedSent: [Bool]
        var commitSent = false
        var abortSent = false
    }

    enum Action: Hashable, Sendable {
        case prepare(Int), chooseAbort(Int), receivePrepared(Int), commit, abort, receiveCommit(Int), receiveAbort(Int)
    }

    var managers: Int
    /// Whether the coordinator commits before it knows everyone to be prepared.
    var isHasty = false

    var initialStates: [State] {
        [
            State(
                managers: Array(repeating: .working, count: managers), known: Array(repeating: false, count: managers),
                preparedSent: Array(repeating: false, count: managers))
        ]
    }

    var actions: [Action] {
        [.commit, .abort]
            + (0..<managers).flatMap { manager -> [Action] in
                [
                    .prepare(manager), .chooseAbort(manager), .receivePrepared(manager), .receiveCommit(manager),
                    .receiveAbort(manager),
                ]
            }
    }

    var invariants: [Invariant<State>] {
        [
            Invariant("managers agree") { state in
                !(state.managers.contains(.committed) && state.managers.contains(.aborted))
            }
        ]
    }

    func successors(of state: State) -> [(action: Action, state: State)] {
        var result: [(action: Action, state: State)] = []
        func add(_ action: Action, _ change: (inout State) -> Void) {
            var next = state
            change(&next)
            result.append((action, next))
        }
        if state.coordinator == .undecided {
            if isHasty ? state.known.contains(true) : !state.known.contains(false) {
                add(.commit) {
                    $0.coordinator = .committed
                    $0.commitSent = true
                }
            }
            add(.abort) {
                $0.coordinator = .aborted
                $0.abortSent = true
            }
        }
        for manager in 0..<managers {
            if state.managers[manager] == .working {
                add(.prepare(manager)) {
                    $0.managers[manager] = .prepared
                    $0.preparedSent[manager] = true
                }
                add(.chooseAbort(manager)) { $0.managers[manager] = .aborted }
            }
            if state.coordinator == .undecided, state.preparedSent[manager] {
                add(.receivePrepared(manager)) { $0.known[manager] = true }
            }
            if state.commitSent { add(.receiveCommit(manager)) { $0.managers[manager] = .committed } }
            if state.abortSent { add(.receiveAbort(manager)) { $0.managers[manager] = .aborted } }
        }
        return result
    }
}
