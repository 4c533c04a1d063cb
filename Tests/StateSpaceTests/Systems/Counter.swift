import StateSpace

/// A number that counts up to a bound, and may be set back.
struct Counter: TransitionSystem {
    enum Action: CaseIterable { case increment, reset, explode }

    var bound: Int
    var resets = true
    var invariants: [Invariant<Int>] = []
    var responses: [Response<Int>] = []

    let initialStates = [0]

    func successors(of state: Int) -> [(action: Action, state: Int)] {
        var result: [(action: Action, state: Int)] = []
        if state < bound { result.append((.increment, state + 1)) }
        if resets { result.append((.reset, 0)) }
        return result
    }

    func isAcceptingEnd(_ state: Int) -> Bool { state == bound }
}
