extension Search {
    /// Decides every obligation on the states that were expanded.
    ///
    /// After an early end a failure that is found is still a real one, since expanded states know all their successors;
    /// only where the caller wants the search to end, or no memory is left, is nothing looked for.
    ///
    /// With symmetry, where the system promises to keep obligations, a run that ends with a goal owed is alike to a
    /// path that does among the stored states, and the other way round. A fair run that owes a goal for ever is alike
    /// to an endless path among finitely many stored states that owe it, so these form a loop: where there is none,
    /// there is no such run. A loop that leads from one state straight back to it, by steps that change nothing in it,
    /// is one of the system's, and so is each of its likes: fairness is judged as without symmetry. Whether any other
    /// loop of stored states is a loop of the system, and a fair one, they do not say: then all states are told apart.
    @inlinable
    mutating func decideObligations() -> [ObligationResult] {
        var results: [ObligationResult] = []
        for obligation in 0..<obligations.count {
            guard beginsObligation() else {
                results.append(
                    ObligationResult(obligation: obligations[obligation], verdict: .undecided, triggeringStates: 0))
                continue
            }
            var pending = PendingStates(states: store.count)
            for state in 0..<store.count {
                let status = system.obligationStatus(obligation, of: store.state(state))
                pending.marks[state] = status.rawValue & 3
                if status.contains(.triggered) { pending.triggering &+= 1 }
            }
            results.append(decide(obligations[obligation], &pending))
            if tellsTooFewApart { return results }
        }
        return results
    }

    /// Whether there is leave and memory to decide one more obligation; if not, the exploration is incomplete.
    @usableFromInline
    mutating func beginsObligation() -> Bool {
        switch stop {
        case .cancelled, .timeLimit, .memoryLimit, .stoppedAtFirstFailure: return false
        case nil, .stateLimit, .depthLimit: break
        }
        if let reason = limits.interruption() {
            stop = reason
            return false
        }
        let needed = heldBytes + PendingStates.bytesNeeded(states: store.count)
        if limits.maximumBytes < needed {
            stop = .memoryLimit(limits.maximumBytes)
            return false
        }
        return true
    }

    /// Looks for a run that owes the goal and ends, then for one that owes it and loops fairly.
    @usableFromInline
    mutating func decide(_ obligation: Obligation, _ pending: inout PendingStates) -> ObligationResult {
        pending.spread(edges, levelStarts: levelStarts)
        limits.notePeak(heldBytes + pending.bytes)
        let failure = failureAtEnd(pending) ?? failureInLoop(pending)
        let verdict: ObligationResult.Verdict =
            if let failure { .violated(failure) }
            else if stop != nil { .undecided }
            else if pending.triggering == 0 { .vacuous }
            else { .holds }
        return ObligationResult(
            obligation: obligation, verdict: verdict, triggeringStates: pending.triggering)
    }

    /// The shortest run that ends with the goal owed.
    private mutating func failureAtEnd(_ pending: borrowing PendingStates) -> ObligationFailure? {
        for position in 0..<pending.order.count {
            let state = pending.order[position]
            if Int(state) < expanded, edges.ends[Int(state)] == 1 { return run(to: state, pending) }
        }
        return nil
    }

    /// The run to a pending state: the shortest path to the trigger, and on from there without meeting the goal.
    mutating func run(to state: UInt32, _ pending: borrowing PendingStates) -> ObligationFailure {
        let owing = pending.chain(to: state)
        let stem = chain(to: owing[0])
        return ObligationFailure(
            counterexample: path(through: stem + owing.dropFirst()), triggeredAt: stem.count - 1)
    }

    /// A run that loops fairly with the goal owed, into the nearest component that allows one.
    private mutating func failureInLoop(_ pending: borrowing PendingStates) -> ObligationFailure? {
        let asked = limits
        var reason: IncompleteReason?
        let components = Components(pending, edges) {
            reason = asked.interruption()
            return reason != nil
        }
        if let reason {
            stop = reason
            return nil
        }
        limits.notePeak(heldBytes + pending.bytes + components.peakBytes)
        let weak = WeakActions(actions)
        var judged = BitSet(components.starts.count)
        for position in 0..<pending.order.count {
            let state = pending.order[position]
            let component = Int(components.component[Int(state)])
            if component == 0 || judged.contains(component - 1) { continue }
            judged.insert(component - 1)
            if reductions.usesSymmetry, !staysInPlace(component, components) {
                tellsTooFewApart = true
                return nil
            }
            if weak.count == 0 || isFair(component, components, weak) {
                // Its way there goes through likes of the stored states, and so does the loop: it is looked for anew.
                if reductions.usesSymmetry {
                    tellsTooFewApart = true
                    return nil
                }
                var failure = run(to: state, pending)
                failure.counterexample.loopStart = failure.counterexample.steps.count
                failure.counterexample.steps += loop(from: state, components, weak)
                return failure
            }
        }
        return nil
    }
}
