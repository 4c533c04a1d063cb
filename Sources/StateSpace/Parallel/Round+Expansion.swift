extension Round {
    /// Expands a chunk's states: the first phase.
    @inlinable
    func expand(_ chunk: Int) {
        let states = chunks[chunk].states
        for source in states {
            expand(source, in: &chunks[chunk])
            if chunks[chunk].isFull { return }
        }
        if isDivided { sortByPartition(&chunks[chunk]) }
    }

    @inlinable
    @inline(__always)
    func expand(_ source: Int, in chunk: inout Chunk) {
        let state = UnsafePointer(words + source &* width)
        chunk.buffer.removeAll()
        system.successors(of: state, into: &chunk.buffer)
        reduce(&chunk, state)
        let count = chunk.buffer.count
        if chunk.buffer.reports.count != 0 {
            chunk.findings.note(chunk.buffer, source: UInt32(truncatingIfNeeded: source), depth: depth)
        }
        if count == 0, !system.isAcceptingEnd(state) {
            chunk.findings.noteDeadlock(UInt32(truncatingIfNeeded: source), keeping: deadlocksKept)
        }
        if chunk.edgeCount &+ count > chunk.hashes.capacity {
            guard chunk.makeRoom(for: count, width: width) else { return }
        }
        take(count, into: &chunk)
        if obligations > 0 { chunk.marks.append(marks(of: state, chunk.buffer)) }
        chunk.edgeCount &+= count
        chunk.edgeEnds.append(chunk.edgeCount)
    }

    /// Leaves in a chunk's buffer only what must be followed.
    ///
    /// Never inlined: the threads would otherwise count references to the system's own arrays at each state, all of them
    /// in one place of memory.
    @inlinable
    @inline(never)
    func reduce(_ chunk: inout Chunk, _ state: UnsafePointer<UInt64>) {
        if usesSymmetry {
            chunk.replaced &+= chunk.buffer.makeRepresentatives(reductions.symmetries)
            if !system.upholdsSymmetries(in: state) { chunk.tellsTooFewApart = true }
        }
        guard usesPartialOrder, let ample = system.ampleSuccessors(of: state, among: chunk.buffer),
            suffices(ample, chunk.buffer)
        else { return }
        chunk.buffer.keep(ample)
        chunk.partlyExpanded &+= 1
    }

    /// Whether some of a state's successors may stand for all, as `StateStore.suffices` says it.
    @usableFromInline
    func suffices(_ ample: Range<Int>, _ successors: borrowing SuccessorBuffer) -> Bool {
        precondition(ample.upperBound <= successors.count, "an ample set is a part of the successors")
        guard !ample.isEmpty, ample.count < successors.count, successors.reports.count == 0 else { return false }
        return ample.contains { ordinal in
            let successor = successors.state(at: ordinal)
            let hash = StateStore.hash(successor, width: width)
            var position = Int(truncatingIfNeeded: hash >> slotShift)
            while slots[position] != 0 {
                let number = Int(UInt32(truncatingIfNeeded: slots[position])) - 1
                if (slots[position] ^ hash) >> 32 == 0, areEqual(words + number * width, successor) {
                    return number >= levelEnd
                }
                position = (position + 1) & slotMask
            }
            return true
        }
    }

    /// Copies the successors in a chunk's buffer behind those that it has, hashing and counting them on the way.
    @inlinable
    @inline(__always)
    func take(_ count: Int, into chunk: inout Chunk) {
        var from = UnsafePointer(chunk.buffer.words)
        var to = chunk.words.base + chunk.edgeCount &* width
        let hashes = chunk.hashes.base + chunk.edgeCount
        for ordinal in 0..<count {
            if width == 1 {
                to.pointee = from.pointee
            } else {
                to.update(from: from, count: width)
            }
            hashes[ordinal] = StateStore.hash(from, width: width)
            let action = Int(chunk.buffer.actions[ordinal])
            precondition(action < actions, "an edge carries an action that is not in the system's list")
            chunk.actionCounts.base[action] &+= 1
            from += width
            to += width
        }
    }

    /// Whether a state owes something and whether a run may end there, as `Chunk.marks` has it.
    @inlinable
    func marks(of state: UnsafePointer<UInt64>, _ buffer: borrowing SuccessorBuffer) -> UInt8 {
        var owes = false
        for obligation in 0..<obligations where !system.obligationStatus(obligation, of: state).contains(.met) {
            owes = true
            break
        }
        guard owes else { return 0 }
        for ordinal in 0..<buffer.count where isOptional[Int(buffer.actions[ordinal])] == 0 { return 1 }
        return 3
    }

    /// Sorts a chunk's edges by the parts of the index, keeping their order within each.
    @inlinable
    func sortByPartition(_ chunk: inout Chunk) {
        let starts = chunk.partitionStarts.base
        let partitions = 1 &<< partitionBits
        let hashes = chunk.hashes.base
        let order = chunk.byPartition.base
        let partitionShift = UInt64(truncatingIfNeeded: 64 &- partitionBits)
        for edge in 0..<chunk.edgeCount { starts[Int(truncatingIfNeeded: hashes[edge] &>> partitionShift) &+ 1] &+= 1 }
        for partition in 0..<partitions { starts[partition &+ 1] &+= starts[partition] }
        for edge in 0..<chunk.edgeCount {
            let partition = Int(truncatingIfNeeded: hashes[edge] &>> partitionShift)
            order[starts[partition]] = UInt32(truncatingIfNeeded: edge)
            starts[partition] &+= 1
        }
        // Each entry has moved to where the next part begins.
        for partition in stride(from: partitions, to: 0, by: -1) { starts[partition] = starts[partition &- 1] }
        starts[0] = 0
    }
}
