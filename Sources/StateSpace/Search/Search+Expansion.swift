extension Search {
    /// Expands the states from the first unexpanded one up to a number: the loop in which nearly all time goes.
    @inlinable
    mutating func expand(upTo end: Int) {
        while expanded < end {
            buffer.removeAll()
            system.successors(of: store.state(expanded), into: &buffer)
            reduce()
            let count = buffer.count
            if buffer.reports.count != 0 {
                findings.note(buffer, source: UInt32(truncatingIfNeeded: expanded), depth: levelStarts.count - 2)
            }
            if count == 0 { meetEnd() }
            if store.count &+ count > store.room || (keepsEdges && !edges.hasRoom(for: count)) {
                guard makeRoom(for: count) else { return }
            }
            guard internSuccessors() else { return }
            countActions()
            expanded &+= 1
        }
    }

    /// Leaves in the buffer only what must be followed.
    @inlinable
    @inline(__always)
    mutating func reduce() {
        if reductions.usesSymmetry {
            replaced &+= buffer.makeRepresentatives(reductions.symmetries)
            if !system.upholdsSymmetries(in: store.state(expanded)) { tellsTooFewApart = true }
        }
        guard reductions.usesPartialOrder,
            let ample = system.ampleSuccessors(of: store.state(expanded), among: buffer),
            store.suffices(ample, buffer, before: levelStarts[levelStarts.count - 1])
        else { return }
        buffer.keep(ample)
        partlyExpanded &+= 1
    }

    /// Interns what the buffer holds; false when that would be one state too many, and then nothing is known of its edges.
    @inlinable
    @inline(__always)
    mutating func internSuccessors() -> Bool {
        let count = buffer.count
        let width = store.width
        let source = UInt32(truncatingIfNeeded: expanded)
        let keeps = keepsEdges && owesSomething()
        lookAhead()
        var state = UnsafePointer(buffer.words)
        for ordinal in 0..<count {
            let hash = probes.base[ordinal].hash
            if store.count >= limits.maximumStates, !store.contains(state) {
                stop = .stateLimit(limits.maximumStates)
                return false
            }
            let target = store.intern(state, hash: hash, from: source)
            if keeps { edges.targets.append(target) }
            state += width
        }
        if keepsEdges { edges.closeState(mayEnd: keeps && mayEnd()) }
        return true
    }

    /// Hashes what the buffer holds and reads the slots where interning will begin.
    ///
    /// Interning waits for memory at each successor, and cannot go on to the next before it knows where the last one went.
    /// These reads do not depend on each other, so the processor waits for all of them at once: a fifth of the time.
    @inlinable
    @inline(__always)
    mutating func lookAhead() {
        let count = buffer.count
        let width = store.width
        if count > probes.capacity { probes.reserve(count &* 2) }
        var state = UnsafePointer(buffer.words)
        for ordinal in 0..<count {
            let hash = store.hash(state)
            probes.base[ordinal] = Probe(hash: hash, slot: store.firstSlot(hash))
            state += width
        }
    }

    /// Counts the edges in the buffer, each under its action.
    @inlinable
    @inline(__always)
    mutating func countActions() {
        for ordinal in 0..<buffer.count {
            let action = Int(buffer.actions[ordinal])
            precondition(action < actionCounts.count, "an edge carries an action that is not in the system's list")
            actionCounts[action] &+= 1
        }
        edgeCount &+= buffer.count
    }

    /// Whether some obligation's goal does not hold in the state being expanded.
    @inlinable
    func owesSomething() -> Bool {
        let state = store.state(expanded)
        for obligation in 0..<obligations.count
        where !system.obligationStatus(obligation, of: state).contains(.met) {
            return true
        }
        return false
    }

    /// Whether a run may end in the state being expanded: nothing is enabled but what nobody need take.
    @inlinable
    func mayEnd() -> Bool {
        for ordinal in 0..<buffer.count {
            let action = Int(buffer.actions[ordinal])
            if action >= isOptional.count || isOptional[action] == 0 { return false }
        }
        return true
    }

    /// Meets a state without successors.
    @usableFromInline
    mutating func meetEnd() {
        if system.isAcceptingEnd(store.state(expanded)) { return }
        findings.noteDeadlock(UInt32(expanded), keeping: options.findsDeadlocks ? options.deadlocksKept : 0)
    }
}
