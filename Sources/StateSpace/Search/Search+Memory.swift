extension Search {
    /// Bytes held now.
    @usableFromInline var heldBytes: Int { store.bytes + bytesBesideStates + edges.bytes }

    private var bytesBesideStates: Int {
        buffer.bytes + probes.bytes + actionCounts.bytes + crew.bytes + system.heldBytes
    }

    /// Makes room for what so many states may add; false, with `stop` set, when that would take more memory than allowed.
    @usableFromInline
    mutating func makeRoom(for successors: Int, of states: Int = 1) -> Bool {
        let edgeBytes = keepsEdges ? edges.bytes(withRoomFor: successors, states: states) : edges.bytes
        let others = bytesBesideStates + edgeBytes
        let fits = store.count + successors <= store.room
            || store.makeRoom(for: successors, allowance: max(0, limits.maximumBytes - others))
        if !fits || others + store.bytes > limits.maximumBytes { stop = .memoryLimit(limits.maximumBytes) }
        limits.notePeak(heldBytes)
        return stop == nil
    }
}
