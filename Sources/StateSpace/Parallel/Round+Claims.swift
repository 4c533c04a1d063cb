extension Round {
    /// How many targets are looked for at once, so that the processor waits for all their slots together.
    @inlinable static var batch: Int { 32 }

    /// Looks for the targets that belong to one part of the index, claiming the new ones: the second phase.
    @inlinable
    func claim(_ partition: Int) {
        let slotBits = 64 &- Int(slotShift)
        let regionEnd = (partition &+ 1) &<< (slotBits &- partitionBits)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.batch) { ahead in
            for chunk in 0..<chunkCount {
                let order = chunks[chunk].byPartition.base
                let hashes = chunks[chunk].hashes.base
                let sightings = chunks[chunk].sightings.base
                var position = chunks[chunk].partitionStarts[partition]
                let end = chunks[chunk].partitionStarts[partition &+ 1]
                var discovered = 0
                var deferred = 0
                while position < end {
                    let batchEnd = min(end, position &+ Self.batch)
                    for entry in position..<batchEnd {
                        ahead[entry &- position] = slots[Int(hashes[Int(order[entry])] &>> slotShift)]
                    }
                    for entry in position..<batchEnd {
                        let edge = Int(order[entry])
                        let hash = hashes[edge]
                        let sighting = sight(edge, of: chunk, hash, ahead[entry &- position], below: regionEnd)
                        sightings[edge] = sighting
                        let kind = sighting & Sighting.kind
                        if kind == Sighting.new { discovered &+= 1 }
                        if kind == Sighting.deferred { deferred &+= 1 }
                    }
                    position = batchEnd
                }
                chunks[chunk].discoveries[partition] = discovered
                chunks[chunk].deferrals[partition] = deferred
            }
        }
    }

    /// Looks for an edge's target from its home slot on, and claims the first empty slot for it.
    ///
    /// What the home slot held a moment ago is given too: what it shows is still true if it is the target itself.
    @inlinable
    @inline(__always)
    func sight(_ edge: Int, of chunk: Int, _ hash: UInt64, _ ahead: UInt64, below end: Int) -> UInt64 {
        let target = UnsafePointer(self.target(edge, of: chunk))
        if ahead != 0, (ahead ^ hash) &>> 32 == 0, let found = found(ahead, target) { return found }
        var position = Int(truncatingIfNeeded: hash &>> slotShift)
        while position < end {
            let slot = slots[position]
            if slot == 0 {
                let claim = Claim.pack(chunk: chunk, edge: edge)
                slots[position] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(claim)
                return Sighting.new | UInt64(truncatingIfNeeded: position)
            }
            if (slot ^ hash) &>> 32 == 0, let found = found(slot, target) { return found }
            position &+= 1
        }
        return Sighting.deferred
    }

    /// The sighting of a target if a slot is its own.
    @inlinable
    @inline(__always)
    func found(_ slot: UInt64, _ target: UnsafePointer<UInt64>) -> UInt64? {
        let entry = UInt32(truncatingIfNeeded: slot)
        if entry & Claim.flag == 0 {
            let number = Int(entry &- 1)
            return areEqual(words + number &* width, target) ? Sighting.known | UInt64(number) : nil
        }
        let claimed = self.target(Claim.edge(entry), of: Claim.chunk(entry))
        return areEqual(claimed, target) ? Sighting.repeated | UInt64(entry) : nil
    }

    /// Looks again for the targets whose search would have left their part of the index; one thread does, in order.
    @inlinable
    func claimDeferred() {
        for chunk in 0..<chunkCount where chunks[chunk].hasDeferrals {
            let hashes = chunks[chunk].hashes.base
            let sightings = chunks[chunk].sightings.base
            for edge in 0..<chunks[chunk].edgeCount where sightings[edge] == Sighting.deferred {
                var sighting = sight(edge, of: chunk, hashes[edge], 0, below: slotMask &+ 1)
                if sighting == Sighting.deferred { sighting = sightFromStart(edge, of: chunk, hashes[edge]) }
                sightings[edge] = sighting
                if sighting & Sighting.kind == Sighting.new { chunks[chunk].discoveries[0] &+= 1 }
            }
        }
    }

    /// Goes on at the index's beginning with a search that came to its end.
    @usableFromInline
    func sightFromStart(_ edge: Int, of chunk: Int, _ hash: UInt64) -> UInt64 {
        let target = UnsafePointer(self.target(edge, of: chunk))
        var position = 0
        while slots[position] != 0 {
            if (slots[position] ^ hash) >> 32 == 0, let found = found(slots[position], target) { return found }
            position += 1
        }
        slots[position] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(Claim.pack(chunk: chunk, edge: edge))
        return Sighting.new | UInt64(position)
    }

    /// Numbers and stores the new states that a chunk's edges led to first: the third phase.
    @inlinable
    func number(_ chunk: Int) {
        var number = chunks[chunk].firstNumber
        let first = chunks[chunk].states.lowerBound
        let hashes = chunks[chunk].hashes.base
        let sightings = chunks[chunk].sightings.base
        var edge = 0
        for offset in 0..<chunks[chunk].states.count {
            let end = chunks[chunk].edgeEnds[offset]
            while edge < end {
                let sighting = sightings[edge]
                if sighting & Sighting.kind == Sighting.new {
                    let slot = Int(truncatingIfNeeded: sighting & ~Sighting.kind)
                    slots[slot] = (hashes[edge] & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: number &+ 1)
                    let place = words + number &* width
                    if width == 1 {
                        place.pointee = target(edge, of: chunk).pointee
                    } else {
                        place.update(from: target(edge, of: chunk), count: width)
                    }
                    predecessors[number] = UInt32(truncatingIfNeeded: first &+ offset)
                    sightings[edge] = Sighting.known | UInt64(truncatingIfNeeded: number)
                    number &+= 1
                }
                edge &+= 1
            }
        }
    }

    /// The number of an edge's target, once all are numbered.
    @inlinable
    @inline(__always)
    func number(ofTarget edge: Int, of chunk: Int) -> UInt32 {
        let sighting = chunks[chunk].sightings.base[edge]
        let low = UInt32(truncatingIfNeeded: sighting)
        if sighting & Sighting.kind == Sighting.known { return low }
        return UInt32(truncatingIfNeeded: chunks[Claim.chunk(low)].sightings.base[Claim.edge(low)])
    }
}
