/// Ways of exchanging parts of a state that make no difference, with one state that stands for all which differ only in
/// them: its *orbit*.
///
/// A system that declares a symmetry promises that likes can do the like: where one state of an orbit has a successor,
/// every state of that orbit has a successor in the same orbit as that one, both report like violation keys, or none,
/// and all or none of an orbit are accepting ends. Only the actions may differ. `upholdsSymmetries` may take the
/// promise back.
///
/// The explorer then stores one state of an orbit. Every path in what it stores is, state by state, alike to a path of
/// the system from any state that the first one stands for, and the other way round, of the same length: so violations
/// and deadlocks are found exactly when they are there, as near as they are. Of like violation keys one is told.
/// Counterexamples are runs of the system itself: each stored state on the way is replaced by the one that the run
/// really reaches.
public protocol StateSymmetry: Sendable {
    /// Makes a state one that stands for its orbit, or leaves it as it is; whether it has changed.
    ///
    /// Where two states of an orbit become different ones, less is saved; where the shown runs need them to be one, all
    /// is explored anew without symmetry.
    func makeRepresentative(_ state: UnsafeMutablePointer<UInt64>) -> Bool
    /// How many states an orbit has, of which one is given; as large as `Int` allows.
    func orbit(of state: UnsafePointer<UInt64>) -> Int
    /// The violation key that stands for this one and its likes; by default each is alike to no other.
    func representative(ofViolation key: UInt64) -> UInt64
}

extension StateSymmetry {
    /// Each key stands for itself.
    public func representative(ofViolation key: UInt64) -> UInt64 { key }
}

extension [any StateSymmetry] {
    /// Makes a state the one that stands for all its likes; whether it was another.
    @usableFromInline
    func makeRepresentative(_ state: UnsafeMutablePointer<UInt64>) -> Bool {
        var hasChanged = false
        for symmetry in self where symmetry.makeRepresentative(state) { hasChanged = true }
        return hasChanged
    }

    /// The violation key that stands for this one and all its likes.
    func representative(ofViolation key: UInt64) -> UInt64 {
        reduce(key) { $1.representative(ofViolation: $0) }
    }

    /// How many states a state stands for; as large as `Int` allows.
    func represented(by state: UnsafePointer<UInt64>) -> Int {
        reduce(1) { size, symmetry in
            let (product, overflows) = size.multipliedReportingOverflow(by: symmetry.orbit(of: state))
            return overflows ? .max : product
        }
    }
}
