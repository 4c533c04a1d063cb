extension Search {
    /// How many targets are looked for at once, so that the processor waits for all of them together.
    @inlinable static var batch: Int { 32 }

    /// Interns all targets of a chunk, in order, and notes which number each has.
    ///
    /// For each target in turn memory would have to be waited for twice, for the slot and for the state that it names.
    /// Reads that do not depend on each other are made first, for many targets, and their waits pass at the same time.
    @inlinable
    mutating func intern(_ chunk: inout Chunk) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.batch) { ahead in
            let hashes = chunk.hashes.base
            let sightings = chunk.sightings.base
            var offset = 0
            var edge = 0
            while edge < chunk.edgeCount {
                let end = min(chunk.edgeCount, edge &+ Self.batch)
                for entry in edge..<end { ahead[entry &- edge] = store.firstSlot(hashes[entry]) }
                for entry in edge..<end {
                    let candidate = store.candidate(hashes[entry], ahead[entry &- edge])
                    sightings[entry] = UInt64(candidate)
                    // Never read: it is stored so that the state is fetched.
                    ahead[entry &- edge] = store.ends(of: candidate)
                }
                for entry in edge..<end {
                    let state = UnsafePointer(chunk.words.base + entry &* store.width)
                    let candidate = UInt32(truncatingIfNeeded: sightings[entry])
                    if candidate != StateStore.none, store.equals(state, candidate) { continue }
                    while entry >= chunk.edgeEnds.base[offset] { offset &+= 1 }
                    let source = UInt32(truncatingIfNeeded: chunk.states.lowerBound &+ offset)
                    sightings[entry] = UInt64(store.intern(state, hash: hashes[entry], from: source))
                }
                edge = end
            }
        }
    }
}
