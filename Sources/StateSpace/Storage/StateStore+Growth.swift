extension StateStore {
    /// Bytes of memory held.
    var bytes: Int {
        capacity * bytesPerPlace + (slotMask + 1) * MemoryLayout<UInt64>.stride
    }

    /// Bytes that a state needs outside the index.
    private var bytesPerPlace: Int {
        width * MemoryLayout<UInt64>.stride + MemoryLayout<UInt32>.stride
    }

    /// Makes room for so many further states within an allowance of bytes; false, and nothing lost, when it is too little.
    ///
    /// Near the allowance it grows by less, and lets the index fill up further, rather than give up half of the memory.
    mutating func makeRoom(for more: Int, allowance: Int) -> Bool {
        let wanted = count + more
        if wanted > slotsUsable(ofEight: 6) {
            // While the index doubles, the old one is still there.
            var doublings = 1
            while ((slotMask + 1) << doublings) / 8 * 6 < wanted { doublings += 1 }
            let larger = (slotMask + 1) << doublings
            if larger <= 1 << 32, bytes + larger * MemoryLayout<UInt64>.stride <= allowance {
                growIndex(by: doublings)
            } else if wanted > slotsUsable(ofEight: 7) {
                return false
            }
        }
        if wanted > capacity {
            let spare = max(0, allowance - bytes) / bytesPerPlace
            // Large blocks grow by moving their pages, not their contents: little room need be kept in advance.
            let growth = capacity < Self.largeCapacity ? capacity / 2 : capacity / 8
            let larger = min(max(wanted, capacity + growth), capacity + spare)
            guard larger >= wanted else { return false }
            capacity = larger
            words = reallocateRaw(words, count: capacity * width)
            predecessors = reallocateRaw(predecessors, count: capacity)
        }
        let usable = slotsUsable(ofEight: 6)
        room = min(capacity, wanted > usable ? slotsUsable(ofEight: 7) : usable)
        return true
    }

    /// From so many states on memory is taken in smaller parts.
    private static var largeCapacity: Int { 1 << 16 }

    private func slotsUsable(ofEight eighths: Int) -> Int {
        (slotMask + 1) / 8 * eighths
    }

    /// Doubles the index so many times.
    ///
    /// Home positions are the hash's uppermost bits, so both indexes are walked from front to back.
    private mutating func growIndex(by doublings: Int) {
        let oldCount = slotMask + 1
        let old = slots
        slots = allocateZeroed(oldCount << doublings, of: UInt64.self)
        slotShift -= UInt64(doublings)
        slotMask = (oldCount << doublings) - 1
        for oldPosition in 0..<oldCount {
            let slot = old[oldPosition]
            if slot == 0 { continue }
            var position = Int(truncatingIfNeeded: slot &>> slotShift)
            while slots[position] != 0 { position = (position + 1) & slotMask }
            slots[position] = slot
        }
        freeRaw(old)
    }
}
