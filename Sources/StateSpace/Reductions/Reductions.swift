/// What keeps a search from going where it need not.
///
/// Neither part changes which violations and deadlocks are found. Symmetry is off where there are obligations: fairness
/// tells actions apart that symmetry does not. So is the partial order, unless the system promises to put off nothing that
/// is owed.
@usableFromInline
struct Reductions: Sendable {
    /// Which blocks of a state may change places.
    @usableFromInline let symmetries: [BlockSymmetry]
    /// Whether there are any: asked of every state, where counting references to the array would cost more than the rest.
    @usableFromInline let usesSymmetry: Bool
    /// Whether the system is asked which successors suffice.
    @usableFromInline let usesPartialOrder: Bool

    init(_ system: some PackedTransitionSystem, _ options: ExplorationOptions) {
        let owesNothing = !options.checksObligations || system.obligations.isEmpty
        symmetries = options.usesReductions && owesNothing ? system.symmetries.filter { $0.count > 1 } : []
        usesSymmetry = !symmetries.isEmpty
        usesPartialOrder =
            options.usesReductions && options.usesPartialOrder && (owesNothing || system.ampleSetsKeepObligations)
    }
}

extension SuccessorBuffer {
    /// Makes each successor the one that stands for its likes.
    @usableFromInline
    mutating func makeRepresentatives(_ symmetries: [BlockSymmetry]) {
        for ordinal in 0..<storedCount { symmetries.makeRepresentative(words + ordinal * wordsPerState) }
    }

    /// Forgets all successors but some.
    @usableFromInline
    mutating func keep(_ ordinals: Range<Int>) {
        for (place, ordinal) in ordinals.enumerated() where place != ordinal {
            (words + place * wordsPerState).update(from: words + ordinal * wordsPerState, count: wordsPerState)
            actions[place] = actions[ordinal]
        }
        storedCount = ordinals.count
    }

    /// The ordinal of the first successor that a state stands for, nil when there is none.
    func firstOrdinal(representedBy state: UnsafePointer<UInt64>, _ symmetries: [BlockSymmetry]) -> Int? {
        if symmetries.isEmpty { return firstOrdinal(of: state) }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordsPerState) { scratch in
            let own = scratch.baseAddress!
            return (0..<storedCount).first { ordinal in
                own.update(from: self.state(at: ordinal), count: wordsPerState)
                symmetries.makeRepresentative(own)
                return (0..<wordsPerState).allSatisfy { own[$0] == state[$0] }
            }
        }
    }
}

extension PackedTransitionSystem {
    /// Appends the successors of a state given as an array.
    func successors(of state: [UInt64], into successors: inout SuccessorBuffer) {
        state.withUnsafeBufferPointer { self.successors(of: $0.baseAddress!, into: &successors) }
    }
}
