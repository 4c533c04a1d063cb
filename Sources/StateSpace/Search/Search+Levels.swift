extension Search {
    /// The most states expanded between two looks at the clock, the cancellation check and the system's memory.
    @usableFromInline static var mostAtOnce: Int { 256 }

    /// Finds the states, level by level, until there are no more or something ends the search.
    @inlinable
    mutating func findStates() {
        takeInitialStates()
        var nextProgress = options.progressInterval
        var atOnce = 16
        while stop == nil, expanded < store.count {
            let levelEnd = store.count
            if beginsLevelTooDeep(endingBefore: levelEnd) { return }
            while stop == nil, expanded < levelEnd {
                if isInterrupted() || tellsTooFewApart { return }
                if !expandRound(upTo: levelEnd) {
                    let started = ContinuousClock.now
                    expand(upTo: min(levelEnd, expanded + atOnce))
                    atOnce = Self.fitted(atOnce, took: ContinuousClock.now - started)
                }
                if let progress = options.progress, expanded >= nextProgress {
                    progress(currentProgress)
                    nextProgress = expanded + max(1, options.progressInterval)
                }
            }
            if stop == nil { stopIfOneIsEnough() }
        }
    }

    /// How many states to expand at once, so that limits are looked at several times a second.
    @usableFromInline
    static func fitted(_ atOnce: Int, took duration: Duration) -> Int {
        if duration > .milliseconds(50) { return max(1, atOnce / 2) }
        return duration < .milliseconds(20) ? min(mostAtOnce, 2 * atOnce) : atOnce
    }

    /// Interns the initial states, and notes what was reported while they were made.
    @usableFromInline
    mutating func takeInitialStates() {
        levelStarts = [0]
        if isInterrupted() { return }
        buffer.removeAll()
        system.initialStates(into: &buffer)
        noteInitialReports()
        if reductions.usesSymmetry { replaced &+= buffer.makeRepresentatives(reductions.symmetries) }
        guard makeRoom(for: buffer.count) else { return }
        for ordinal in 0..<buffer.count {
            let state = buffer.state(at: ordinal)
            if store.count >= limits.maximumStates, !store.contains(state) {
                stop = .stateLimit(limits.maximumStates)
                return
            }
            _ = store.intern(state, hash: store.hash(state), from: StateStore.none)
        }
        stopIfOneIsEnough()
    }

    private mutating func noteInitialReports() {
        for (key, ordinal) in buffer.violations {
            precondition(buffer.count > 0, "a violation among initial states is reported after one is appended")
            let place = UInt32(ordinal ?? buffer.count - 1)
            let key = reductions.symmetries.representative(ofViolation: key)
            findings.note(Findings.Hit(key: key, source: StateStore.none, ordinal: place, steps: 0))
        }
    }

    /// Enters the next level unless it is beyond the depth limit, which ends the search.
    @usableFromInline
    mutating func beginsLevelTooDeep(endingBefore levelEnd: Int) -> Bool {
        if levelStarts.count > limits.maximumDepth {
            stop = .depthLimit(limits.maximumDepth)
            return true
        }
        levelStarts.append(levelEnd)
        return false
    }

    /// Whether something from outside, or the system's own memory, ends the search here.
    @usableFromInline
    mutating func isInterrupted() -> Bool {
        if let reason = limits.interruption() {
            stop = reason
        } else if limits.exceeds(heldBytes) {
            stop = .memoryLimit(limits.maximumBytes)
        }
        return stop != nil
    }

    /// Ends the search when a failure was found and the options say that one is enough.
    @usableFromInline
    mutating func stopIfOneIsEnough() {
        guard options.stopsAtFirstFailure else { return }
        if !findings.hits.isEmpty || (options.findsDeadlocks && findings.deadlockCount > 0) {
            stop = .stoppedAtFirstFailure
        }
    }

    @usableFromInline var currentProgress: ExplorationProgress {
        ExplorationProgress(
            states: store.count, expandedStates: expanded, edges: edgeCount, depth: levelStarts.count - 2,
            bytes: heldBytes)
    }
}
