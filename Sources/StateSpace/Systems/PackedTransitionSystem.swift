/// A state machine whose states are a fixed number of 64-bit words: the fast form.
///
/// Two states are the same when all their words are, so unused bits must always have the same value. `initialStates` and
/// `successors` must be pure: asked twice about one state they append the same successors in the same order, because
/// counterexamples are rebuilt by asking again. A pointer handed to the system is valid only during that call. A search
/// with several threads asks from all of them at once.
public protocol PackedTransitionSystem: Sendable {
    /// How many words a state has, at least 1; asked once, when an exploration begins.
    var wordsPerState: Int { get }
    /// Every action that an edge may carry; an action's number is its position here.
    var actions: [Action] { get }
    /// The response properties to check; none by default.
    ///
    /// Checking any costs 4 bytes for each edge out of a state where a goal is unmet, and about 60 bytes more for each state.
    var obligations: [Obligation] { get }
    /// Which parts of a state may change places without making a difference; none by default.
    ///
    /// Not used where there are obligations, unless they are kept. See `StateSymmetry` for what is promised.
    var symmetries: [any StateSymmetry] { get }
    /// Whether symmetries may be used in spite of obligations; false by default.
    ///
    /// The system promises besides that all states of an orbit stand alike with each obligation, and that likes go the
    /// like way by actions that are equally fair. Where stored states that owe a goal form a loop, which need not be one
    /// of the system's, the explorer begins anew without symmetry: see `Search.decideObligations`.
    var symmetriesKeepObligations: Bool { get }
    /// Whether what the symmetries promise holds of all states of the orbit of one that is expanded; true by default.
    ///
    /// Where it does not, the explorer drops everything and begins anew without symmetry. So a system may look, state by
    /// state, at what it could not know beforehand.
    func upholdsSymmetries(in state: UnsafePointer<UInt64>) -> Bool
    /// Bytes the system itself holds for the states it handed out; counted against the memory limit, 0 by default.
    var heldBytes: Int { get }

    /// Appends every initial state; the action given with an initial state is ignored.
    func initialStates(into successors: inout SuccessorBuffer)
    /// Appends every successor of a state, each with the action that leads to it, and reports the violations met on the way.
    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer)
    /// The ordinals of some successors that suffice for now, an *ample set*, or nil when all are needed; nil by default.
    ///
    /// Asked only where nothing was reported, and where there are no obligations or they are kept. The system promises of
    /// such a set, for every run from this state on: whatever happens before the first of the set's steps neither enables nor disables any of them,
    /// and leads to the same state in either order (so what is put off is still there after them); and no step of the set
    /// changes whether anything is reported then or later. The explorer sees to the rest: it follows a set only where it
    /// is not empty and leads to some state further from the beginning, so that nothing is put off for ever.
    func ampleSuccessors(
        of state: UnsafePointer<UInt64>, among successors: borrowing SuccessorBuffer
    ) -> Range<Int>?
    /// Whether ample sets may be used in spite of obligations; false by default.
    ///
    /// The system promises besides that no run comes back to a state after a step of an ample set has been taken there, that
    /// these steps are weakly fair, and that they change no obligation's status.
    var ampleSetsKeepObligations: Bool { get }
    /// Whether a violation key means that something is wrong; a system may report other things by keys. True by default.
    func isFault(_ key: UInt64) -> Bool
    /// Whether the obligation with this position in `obligations` is triggered and met in a state.
    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus
    /// Whether a state without successors is a proper end rather than a deadlock; false by default.
    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool
}

extension PackedTransitionSystem {
    /// No response properties.
    @inlinable
    public var obligations: [Obligation] { [] }

    /// Nothing may change places.
    @inlinable
    public var symmetries: [any StateSymmetry] { [] }

    /// Where something is owed, no state stands for others.
    @inlinable
    public var symmetriesKeepObligations: Bool { false }

    /// What is promised is kept.
    @inlinable
    public func upholdsSymmetries(in state: UnsafePointer<UInt64>) -> Bool { true }

    /// All successors are needed.
    @inlinable
    public func ampleSuccessors(
        of state: UnsafePointer<UInt64>, among successors: borrowing SuccessorBuffer
    ) -> Range<Int>? { nil }

    /// Where something is owed, nothing is put off.
    @inlinable
    public var ampleSetsKeepObligations: Bool { false }

    /// Whatever is reported is wrong.
    @inlinable
    public func isFault(_ key: UInt64) -> Bool { true }

    /// A packed system usually holds nothing.
    @inlinable
    public var heldBytes: Int { 0 }

    /// Never asked when there are no obligations.
    @inlinable
    public func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus { .met }

    /// Every state without successors is a deadlock.
    @inlinable
    public func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { false }
}
