import Synchronization

/// The values that were met and for which an encoding has no code.
final class EncodingMisses: Sendable {
    private let found = Mutex<Set<FieldValue>>([])
    private let areAny = Atomic<Bool>(false)
    private let areInStates = Atomic<Bool>(false)
    private let haveEndedASearch = Atomic<Bool>(false)

    /// Whether there are none.
    var isEmpty: Bool { !areAny.load(ordering: .relaxed) }

    /// Whether a search had better begin anew, which it then must: the steps that have any are not compiled.
    func endSearch() -> Bool {
        if isEmpty { return false }
        haveEndedASearch.store(true, ordering: .relaxed)
        return true
    }

    /// Whether what was found is right: there were none, or only while counterexamples were told again.
    var spareResult: Bool { spareStates && !haveEndedASearch.load(ordering: .relaxed) }

    /// Whether no state should have had such a value: whatever was packed is right.
    @inline(__always)
    var spareStates: Bool { !areInStates.load(ordering: .relaxed) }

    /// All that were noted.
    var values: Set<FieldValue> { found.withLock { $0 } }

    /// Notes a value that a state should have, or that a step writes on its way.
    func note(_ value: FieldValue, inState: Bool) {
        _ = found.withLock { $0.insert(value) }
        areAny.store(true, ordering: .relaxed)
        if inState { areInStates.store(true, ordering: .relaxed) }
    }
}
