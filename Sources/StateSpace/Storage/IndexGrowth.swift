/// The move of an index into a larger one, which several threads may do together.
///
/// Home positions are the hash's uppermost bits, so both indexes are walked from front to back. A run of slots between two
/// empty ones holds all that begins its search there, and it moves to as many times as many slots, where nothing else
/// goes: so each run can move on its own.
struct IndexGrowth: @unchecked Sendable {
    private let old: UnsafeMutablePointer<UInt64>
    private let oldCount: Int
    let slots: UnsafeMutablePointer<UInt64>
    let shift: UInt64
    let mask: Int

    /// Makes the larger index, still empty.
    init(of old: UnsafeMutablePointer<UInt64>, count: Int, shift: UInt64, doublings: Int) {
        self.old = old
        oldCount = count
        slots = allocateZeroed(count << doublings, of: UInt64.self)
        self.shift = shift - UInt64(doublings)
        mask = (count << doublings) - 1
    }

    /// Moves the runs that begin in one of some equal parts of the old index.
    func move(_ part: Int, of parts: Int) {
        let end = oldCount * (part + 1) / parts
        var position = oldCount * part / parts
        // A run that began before belongs to an earlier part; the last one goes on at the index's beginning.
        if !isEmpty(position - 1) {
            while position < end, !isEmpty(position) { position += 1 }
            if position == end { return }
        }
        while position < end || !isEmpty(position - 1) {
            let slot = old[position & (oldCount - 1)]
            if slot != 0 { put(slot) }
            position += 1
        }
    }

    private func isEmpty(_ position: Int) -> Bool { old[position & (oldCount - 1)] == 0 }

    private func put(_ slot: UInt64) {
        var position = Int(truncatingIfNeeded: slot &>> shift)
        while slots[position] != 0 { position = (position + 1) & mask }
        slots[position] = slot
    }
}
