extension Search {
    /// Expands some of a level's states together; false when they are not worth it or must be expanded one by one.
    ///
    /// Where a limit might be reached within the round, nothing of it counts and its states are gone through again one
    /// by one: then it is known exactly where to stop.
    @inlinable
    mutating func expandRound(upTo levelEnd: Int) -> Bool {
        guard crew.divides(levelEnd - expanded, from: expanded) else { return false }
        let started = ContinuousClock.now
        let end = min(levelEnd, expanded + crew.roundStates)
        guard shareRound(expanded..<end) else { return false }
        let expansion = Round(self)
        crew.perform(crew.chunkCount) { expansion.expand($0) }
        guard makeRoomForRound() else {
            crew.aloneBelow = end
            return false
        }
        // The store may have moved to make room.
        let round = Round(self)
        if round.isDivided {
            crew.perform(crew.partitions) { round.claim($0) }
            round.claimDeferred()
            let count = giveNumbers()
            crew.perform(crew.chunkCount) { round.number($0) }
            store.count = count
        } else {
            intern(&crew.chunks[0])
        }
        if keepsEdges { keepEdges(of: round) }
        crew.adapt(states: end - expanded, edges: crew.edges, took: ContinuousClock.now - started)
        settleRound(upTo: end)
        return true
    }

    /// Divides a round's states among the chunks; where there is too little memory for them, they and all
    /// others are expanded one by one.
    @usableFromInline
    mutating func shareRound(_ states: Range<Int>) -> Bool {
        let allowance = limits.maximumBytes - heldBytes
        if crew.share(states, width: store.width, actions: actionCounts.count, allowance: allowance) { return true }
        crew.dismiss()
        return false
    }

    /// Whether all states that the round can lead to fit; where memory is the reason, all others are expanded one by
    /// one.
    @usableFromInline
    mutating func makeRoomForRound() -> Bool {
        let edges = crew.edges
        limits.notePeak(heldBytes)
        guard !crew.isFull, store.count + edges <= limits.maximumStates else { return false }
        if makeRoom(for: edges, of: crew.states) {
            if keepsEdges { self.edges.makeRoom(for: edges, states: crew.states) }
            return true
        }
        stop = nil
        crew.dismiss()
        return false
    }

    /// Tells each chunk the number of its first new state, and returns how many states there will be.
    @usableFromInline
    mutating func giveNumbers() -> Int {
        var next = store.count
        for chunk in 0..<crew.chunkCount {
            crew.chunks[chunk].firstNumber = next
            next += crew.chunks[chunk].discovered
        }
        return next
    }

    /// Appends the edges that obligations need, in order.
    @inlinable
    mutating func keepEdges(of round: Round<System>) {
        for chunk in 0..<round.chunkCount {
            var edge = 0
            for offset in 0..<round.chunks[chunk].states.count {
                let mark = round.chunks[chunk].marks[offset]
                let end = round.chunks[chunk].edgeEnds[offset]
                if mark != 0 {
                    while edge < end {
                        edges.targets.append(round.number(ofTarget: edge, of: chunk))
                        edge &+= 1
                    }
                }
                edge = end
                edges.closeState(mayEnd: mark == 3)
            }
        }
    }

    /// Counts what the round found, chunk by chunk, as if one thread had met it.
    @usableFromInline
    mutating func settleRound(upTo end: Int) {
        for chunk in 0..<crew.chunkCount {
            for action in 0..<actionCounts.count { actionCounts[action] += crew.chunks[chunk].actionCounts[action] }
            edgeCount += crew.chunks[chunk].edgeCount
            partlyExpanded += crew.chunks[chunk].partlyExpanded
            replaced += crew.chunks[chunk].replaced
            if crew.chunks[chunk].tellsTooFewApart { tellsTooFewApart = true }
            findings.take(crew.chunks[chunk].findings, keeping: options.findsDeadlocks ? options.deadlocksKept : 0)
        }
        limits.notePeak(heldBytes)
        expanded = end
    }
}
