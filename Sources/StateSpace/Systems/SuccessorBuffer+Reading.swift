extension SuccessorBuffer {
    /// The action that leads to a successor, by the successor's ordinal.
    @inlinable
    public func action(at ordinal: Int) -> ActionID {
        precondition(ordinal >= 0 && ordinal < storedCount, "no such successor")
        return actions[ordinal]
    }

    /// The words of a successor, by its ordinal; valid until the buffer changes.
    @inlinable
    public func state(at ordinal: Int) -> UnsafePointer<UInt64> {
        precondition(ordinal >= 0 && ordinal < storedCount, "no such successor")
        return UnsafePointer(words + ordinal * wordsPerState)
    }

    /// A copy of a successor's words.
    public func words(at ordinal: Int) -> [UInt64] {
        Array(UnsafeBufferPointer(start: state(at: ordinal), count: wordsPerState))
    }

    /// The ordinal of the first successor equal to a state, nil when there is none.
    func firstOrdinal(of state: UnsafePointer<UInt64>) -> Int? {
        (0..<storedCount).first { ordinal in
            let successor = self.state(at: ordinal)
            return (0..<wordsPerState).allSatisfy { successor[$0] == state[$0] }
        }
    }

    /// Bytes of memory held.
    @usableFromInline
    var bytes: Int {
        capacity * (wordsPerState * MemoryLayout<UInt64>.stride + MemoryLayout<ActionID>.stride) + reports.bytes
    }

    /// Makes room for twice as many successors.
    @usableFromInline
    mutating func grow() {
        capacity *= 2
        words = reallocateRaw(words, count: capacity * wordsPerState)
        actions = reallocateRaw(actions, count: capacity)
    }
}
