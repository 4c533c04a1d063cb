extension Search {
    /// The states on the shortest path to a state that was found, first to last, itself included.
    func chain(to state: UInt32) -> [UInt32] {
        var chain = [state]
        while store.predecessors[Int(chain[chain.count - 1])] != StateStore.none {
            chain.append(store.predecessors[Int(chain[chain.count - 1])])
        }
        return chain.reversed()
    }

    /// The path through states each of which is a successor of the one before, by the first edge that leads there.
    mutating func path(through states: [UInt32]) -> Counterexample {
        buffer.removeAll()
        system.initialStates(into: &buffer)
        guard let first = states.first, let ordinal = buffer.firstOrdinal(of: store.state(Int(first))) else {
            preconditionFailure("the system does not give the same initial states when asked again")
        }
        var path = Counterexample(initialOrdinal: ordinal, initialState: store.copy(Int(first)), steps: [])
        for (source, target) in zip(states, states.dropFirst()) {
            expandAgain(source)
            guard let ordinal = buffer.firstOrdinal(of: store.state(Int(target))) else {
                preconditionFailure("the system does not give the same successors of a state when asked again")
            }
            path.steps.append(step(from: source, ordinal: ordinal))
        }
        return path
    }

    /// A violation with the shortest path to it.
    mutating func violation(_ hit: Findings.Hit) -> Violation {
        let here = SuccessorBuffer.Report.here
        if hit.source == StateStore.none {
            buffer.removeAll()
            system.initialStates(into: &buffer)
            let path = Counterexample(
                initialOrdinal: Int(hit.ordinal), initialState: buffer.words(at: Int(hit.ordinal)), steps: [])
            return Violation(key: hit.key, place: .edge, counterexample: path)
        }
        var path = path(through: chain(to: hit.source))
        if hit.ordinal == here { return Violation(key: hit.key, place: .state, counterexample: path) }
        // Many violations may belong to edges out of one state: its successors are found once for all of them.
        if lastSource != hit.source {
            lastSource = hit.source
            lastSuccessors.removeAll()
            system.successors(of: store.state(Int(hit.source)), into: &lastSuccessors)
        }
        path.steps.append(
            Counterexample.Step(
                action: lastSuccessors.action(at: Int(hit.ordinal)), ordinal: Int(hit.ordinal),
                before: store.copy(Int(hit.source)), after: lastSuccessors.words(at: Int(hit.ordinal))))
        return Violation(key: hit.key, place: .edge, counterexample: path)
    }

    /// Fills the buffer with the successors of a state that was found.
    mutating func expandAgain(_ state: UInt32) {
        buffer.removeAll()
        system.successors(of: store.state(Int(state)), into: &buffer)
    }

    /// The step to a successor that is in the buffer.
    func step(from source: UInt32, ordinal: Int) -> Counterexample.Step {
        Counterexample.Step(
            action: buffer.action(at: ordinal), ordinal: ordinal, before: store.copy(Int(source)),
            after: buffer.words(at: ordinal))
    }
}
