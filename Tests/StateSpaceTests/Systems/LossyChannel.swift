import StateSpace

/// A sender that repeats a message until it arrives, over a channel that may lose it.
struct LossyChannel: TransitionSystem {
    struct State: Hashable, Sendable {
        var isInTransit = false
        var hasArrived = false
        var losses = 0
    }

    enum Action: CaseIterable { case send, lose, deliver, wait, acknowledge }

    /// How many losses in a row there can be; nil for any number.
    var mostLosses: Int?
    /// The actions that are weakly fair.
    var fair: Set<Action> = []

    let initialStates = [State()]

    func fairness(of action: Action) -> Fairness { fair.contains(action) ? .weak : .none }

    var responses: [Response<State>] {
        [Response("what is sent arrives", whenever: { $0.isInTransit }, eventually: { $0.hasArrived })]
    }

    func successors(of state: State) -> [(action: Action, state: State)] {
        if state.hasArrived { return [(.acknowledge, State())] }
        // Waiting is always possible, and changes nothing.
        var result: [(action: Action, state: State)] = [(.wait, state)]
        var next = state
        if state.isInTransit {
            next.isInTransit = false
            if mostLosses != nil { next.losses += 1 }
            if state.losses < mostLosses ?? .max { result.append((.lose, next)) }
            result.append((.deliver, State(hasArrived: true)))
        } else {
            next.isInTransit = true
            result.append((.send, next))
        }
        return result
    }
}
