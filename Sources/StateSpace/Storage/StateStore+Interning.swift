extension StateStore {
    /// Mixes all words of a state into 64 bits, the upper ones as good as the lower.
    @inlinable
    @inline(__always)
    func hash(_ state: UnsafePointer<UInt64>) -> UInt64 { Self.hash(state, width: width) }

    /// The hash of a state of so many words.
    @inlinable
    @inline(__always)
    static func hash(_ state: UnsafePointer<UInt64>, width: Int) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        var position = 0
        // Two words at a time, each with something added, for a factor of zero would hide the other.
        while position &+ 1 < width {
            let product = (hash ^ state[position]).multipliedFullWidth(by: state[position &+ 1] ^ 0xA076_1D64_78BD_642F)
            hash = product.high ^ product.low
            position &+= 2
        }
        if position < width {
            let product = (hash ^ state[position]).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
            hash = product.high ^ product.low
        }
        let last = (hash ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: 0x8EBC_6AF0_9C88_C6E3)
        return last.high ^ last.low
    }

    /// What stands in the slot where the search for a hash begins.
    @inlinable
    @inline(__always)
    func firstSlot(_ hash: UInt64) -> UInt64 {
        slots[Int(truncatingIfNeeded: hash &>> slotShift)]
    }

    /// The number of the first state whose hash may be this one, `none` where a new state would be put; what the slot
    /// held where the search begins is given.
    @inlinable
    @inline(__always)
    func candidate(_ hash: UInt64, _ first: UInt64) -> UInt32 {
        var slot = first
        var position = Int(truncatingIfNeeded: hash &>> slotShift)
        while slot != 0, (slot ^ hash) &>> 32 != 0 {
            position = (position &+ 1) & slotMask
            slot = slots[position]
        }
        return UInt32(truncatingIfNeeded: slot) &- 1
    }

    /// Something that depends on where a state begins and where it ends.
    @inlinable
    @inline(__always)
    func ends(of state: UInt32) -> UInt64 {
        guard state != Self.none else { return 0 }
        let place = words + Int(state) &* width
        return place[0] ^ place[width &- 1]
    }

    /// The number of a state, which is added when it is new; it is new exactly when the number is the old `count`.
    ///
    /// There must be room for it. Expected constant time.
    @inlinable
    @inline(__always)
    mutating func intern(_ state: UnsafePointer<UInt64>, hash: UInt64, from predecessor: UInt32) -> UInt32 {
        var position = Int(truncatingIfNeeded: hash &>> slotShift)
        while true {
            let slot = slots[position]
            if slot == 0 { break }
            if (slot ^ hash) &>> 32 == 0 {
                let index = UInt32(truncatingIfNeeded: slot) &- 1
                if equals(state, index) { return index }
            }
            position = (position &+ 1) & slotMask
        }
        let index = count
        slots[position] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: index &+ 1)
        let place = words + index &* width
        if width == 1 {
            place.pointee = state.pointee
        } else {
            place.update(from: state, count: width)
        }
        predecessors[index] = predecessor
        count = index &+ 1
        return UInt32(truncatingIfNeeded: index)
    }

    /// Whether a state is known.
    @usableFromInline
    func contains(_ state: UnsafePointer<UInt64>) -> Bool { number(of: state) != nil }

    /// The number of a state, nil when it is not known.
    @usableFromInline
    func number(of state: UnsafePointer<UInt64>) -> Int? {
        let hash = hash(state)
        var position = Int(truncatingIfNeeded: hash &>> slotShift)
        while slots[position] != 0 {
            let index = UInt32(truncatingIfNeeded: slots[position]) &- 1
            if (slots[position] ^ hash) &>> 32 == 0, equals(state, index) { return Int(index) }
            position = (position &+ 1) & slotMask
        }
        return nil
    }

    /// Whether some of a state's successors may stand for all: nothing was reported, and one is no state of this level or
    /// an earlier one, which all have numbers below a bound.
    @usableFromInline
    func suffices(_ ample: Range<Int>, _ successors: borrowing SuccessorBuffer, before bound: Int) -> Bool {
        precondition(ample.upperBound <= successors.count, "an ample set is a part of the successors")
        guard !ample.isEmpty, ample.count < successors.count, successors.reports.count == 0 else { return false }
        return ample.contains { (number(of: successors.state(at: $0)) ?? .max) >= bound }
    }

    /// Whether a state is the one with this number.
    @inlinable
    @inline(__always)
    func equals(_ state: UnsafePointer<UInt64>, _ index: UInt32) -> Bool {
        let known = words + Int(index) &* width
        if known[0] != state[0] { return false }
        var position = 1
        while position < width {
            if known[position] != state[position] { return false }
            position &+= 1
        }
        return true
    }
}
