/// What keeps a search from going where it need not.
///
/// Neither part changes which violations and deadlocks are found. Both are off where there are obligations, unless the
/// system promises what these need: of the partial order that it puts off nothing that is owed, of symmetry that states
/// and actions which are alike are so for obligations and fairness too.
@usableFromInline
struct Reductions: Sendable {
    /// Which parts of a state may change places.
    @usableFromInline let symmetries: [any StateSymmetry]
    /// Whether there are any: asked of every state, where counting references to the array would cost more than the rest.
    @usableFromInline let usesSymmetry: Bool
    /// Whether the system is asked which successors suffice.
    @usableFromInline let usesPartialOrder: Bool

    init(_ system: some PackedTransitionSystem, _ options: ExplorationOptions) {
        let owesNothing = !options.checksObligations || system.obligations.isEmpty
        let usesSymmetry =
            options.usesReductions && options.usesSymmetry && (owesNothing || system.symmetriesKeepObligations)
        symmetries = usesSymmetry ? system.symmetries : []
        self.usesSymmetry = !symmetries.isEmpty
        usesPartialOrder =
            options.usesReductions && options.usesPartialOrder && (owesNothing || system.ampleSetsKeepObligations)
    }
}

extension SuccessorBuffer {
    /// Makes each successor, and the key of each report, the one that stands for its likes; how many successors were
    /// others.
    @usableFromInline
    mutating func makeRepresentatives(_ symmetries: [any StateSymmetry]) -> Int {
        var replaced = 0
        for ordinal in 0..<storedCount where symmetries.makeRepresentative(words + ordinal * wordsPerState) {
            replaced += 1
        }
        for position in 0..<reports.count {
            reports[position].key = symmetries.representative(ofViolation: reports[position].key)
        }
        return replaced
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
    func firstOrdinal(representedBy state: UnsafePointer<UInt64>, _ symmetries: [any StateSymmetry]) -> Int? {
        if symmetries.isEmpty { return firstOrdinal(of: state) }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordsPerState) { scratch in
            let own = scratch.baseAddress!
            return (0..<storedCount).first { ordinal in
                own.update(from: self.state(at: ordinal), count: wordsPerState)
                _ = symmetries.makeRepresentative(own)
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
