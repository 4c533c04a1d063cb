/// The weakly fair actions of a system, each with a bit in sets of them.
struct WeakActions {
    /// For each action its bit, nil when it is not weakly fair.
    let bit: [Int?]
    /// How many there are.
    let count: Int

    init(_ actions: [Action]) {
        var count = 0
        bit = actions.map { action in
            guard action.fairness == .weak else { return nil }
            count += 1
            return count - 1
        }
        self.count = count
    }

    /// The weakly fair actions enabled in the state whose successors are in a buffer.
    func enabled(_ buffer: borrowing SuccessorBuffer) -> BitSet {
        var set = BitSet(count)
        for ordinal in 0..<buffer.count {
            if let bit = bit[Int(buffer.actions[ordinal])] { set.insert(bit) }
        }
        return set
    }
}

/// A set of small numbers.
struct BitSet: Hashable {
    private var words: [UInt64]

    /// Makes an empty set with room for numbers below a bound.
    init(_ bound: Int) {
        words = Array(repeating: 0, count: (bound + 63) / 64)
    }

    /// Makes a set of all numbers below a bound.
    init(allBelow bound: Int) {
        self.init(bound)
        for number in 0..<bound { insert(number) }
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Whether a number is in it.
    func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 == 1 }

    /// Puts a number in.
    mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

    /// Takes a number out.
    mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }

    /// Keeps only what is in another set too.
    mutating func formIntersection(_ other: BitSet) {
        for word in words.indices { words[word] &= other.words[word] }
    }

    /// Takes out what is in another set.
    mutating func subtract(_ other: BitSet) {
        for word in words.indices { words[word] &= ~other.words[word] }
    }
}
