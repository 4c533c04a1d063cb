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
    ///
    /// Where the stored states stand for others, it is a run through those that the system really reaches; where none is
    /// found, since likes are not stored as the same state, all states must be told apart.
    mutating func path(through states: [UInt32]) -> Counterexample {
        buffer.removeAll()
        system.initialStates(into: &buffer)
        guard let first = states.first,
            let ordinal = buffer.firstOrdinal(representedBy: store.state(Int(first)), reductions.symmetries)
        else { preconditionFailure("the system does not give the same initial states when asked again") }
        var path = Counterexample(initialOrdinal: ordinal, initialState: buffer.words(at: ordinal), steps: [])
        for target in states.dropFirst() {
            if let known = shownSteps[target], known.before == path.finalState {
                path.steps.append(known)
                continue
            }
            expandAgain(path.finalState)
            guard let ordinal = buffer.firstOrdinal(representedBy: store.state(Int(target)), reductions.symmetries) else {
                precondition(
                    reductions.usesSymmetry, "the system does not give the same successors of a state when asked again")
                tellsTooFewApart = true
                return path
            }
            path.steps.append(step(from: path.finalState, ordinal: ordinal))
            shownSteps[target] = path.steps[path.steps.count - 1]
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
            let last = buffer.count - 1
            let own = buffer.violations.first {
                ($0.ordinal ?? last) == Int(hit.ordinal) && isAlike($0.key, hit.key)
            }
            return Violation(key: own?.key ?? hit.key, place: .edge, counterexample: path)
        }
        var path = path(through: chain(to: hit.source))
        if hit.ordinal == here, !reductions.usesSymmetry {
            return Violation(key: hit.key, place: .state, counterexample: path)
        }
        findLastSuccessors(of: path.finalState)
        if hit.ordinal == here {
            let own = lastSuccessors.violations.first { $0.ordinal == nil && isAlike($0.key, hit.key) }
            return Violation(key: own?.key ?? hit.key, place: .state, counterexample: path)
        }
        guard !tellsTooFewApart, let (step, key) = lastStep(of: hit, from: path.finalState) else {
            tellsTooFewApart = true
            return Violation(key: hit.key, place: .edge, counterexample: path)
        }
        path.steps.append(step)
        return Violation(key: key, place: .edge, counterexample: path)
    }

    /// Whether two violation keys are alike.
    private func isAlike(_ key: UInt64, _ representative: UInt64) -> Bool {
        reductions.symmetries.representative(ofViolation: key) == representative
    }

    /// Finds the successors of a state out of which a violation leads.
    ///
    /// Many violations may belong to one state and its edges: its successors are found once for all of them.
    private mutating func findLastSuccessors(of state: [UInt64]) {
        guard lastState != state else { return }
        lastState = state
        lastSuccessors.removeAll()
        system.successors(of: state, into: &lastSuccessors)
    }

    /// The step that a violation was reported of, out of the state where a path to it ends, with the key of the one
    /// reported there; nil where likes turn out to report nothing of the kind.
    private mutating func lastStep(
        of hit: Findings.Hit, from state: [UInt64]
    ) -> (step: Counterexample.Step, key: UInt64)? {
        var ordinal = Int(hit.ordinal)
        var key = hit.key
        if reductions.usesSymmetry {
            // The edge has its like out of every state that is stored as this one.
            guard
                let own = lastSuccessors.violations.first(where: { $0.ordinal != nil && isAlike($0.key, hit.key) }),
                let place = own.ordinal
            else { return nil }
            ordinal = place
            key = own.key
        }
        let step = Counterexample.Step(
            action: lastSuccessors.action(at: ordinal), ordinal: ordinal, before: state,
            after: lastSuccessors.words(at: ordinal))
        return (step, key)
    }

    /// Fills the buffer with the successors of a state.
    mutating func expandAgain(_ state: [UInt64]) {
        buffer.removeAll()
        system.successors(of: state, into: &buffer)
    }

    /// The step to a successor that is in the buffer.
    func step(from source: [UInt64], ordinal: Int) -> Counterexample.Step {
        Counterexample.Step(
            action: buffer.action(at: ordinal), ordinal: ordinal, before: source, after: buffer.words(at: ordinal))
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
