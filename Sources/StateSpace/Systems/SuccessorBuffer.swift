/// Where a system puts the successors of a state: raw memory that is used again for each expansion.
///
/// Once it has grown to the largest number of successors that any state has, appending allocates nothing.
public struct SuccessorBuffer: ~Copyable {
    /// Words in each state.
    public let wordsPerState: Int
    /// Successors appended since it was last emptied.
    @inlinable
    public var count: Int { storedCount }

    @usableFromInline var storedCount = 0
    @usableFromInline var capacity: Int
    @usableFromInline var words: UnsafeMutablePointer<UInt64>
    @usableFromInline var actions: UnsafeMutablePointer<ActionID>
    @usableFromInline var reports: RawArray<Report>

    /// A violation with the place it belongs to.
    @usableFromInline
    struct Report: BitwiseCopyable {
        @usableFromInline var key: UInt64
        /// The successor it belongs to, or `here`.
        @usableFromInline var ordinal: UInt32

        /// The place of a violation that belongs to the state being expanded.
        @usableFromInline static var here: UInt32 { .max }

        @usableFromInline
        init(key: UInt64, ordinal: UInt32) {
            self.key = key
            self.ordinal = ordinal
        }
    }

    /// Makes an empty buffer for states of so many words.
    public init(wordsPerState: Int) {
        precondition(wordsPerState >= 1, "a state has at least one word")
        self.wordsPerState = wordsPerState
        capacity = 64
        words = allocateRaw(capacity * wordsPerState, of: UInt64.self)
        actions = allocateRaw(capacity, of: ActionID.self)
        reports = RawArray(capacity: 8)
    }

    @inlinable
    deinit {
        freeRaw(words)
        freeRaw(actions)
    }

    /// Copies a state in as the next successor, reached by an action; amortised constant time in the number of words.
    @inlinable
    @inline(__always)
    public mutating func append(_ state: UnsafePointer<UInt64>, by action: ActionID) {
        let place = appendUninitialized(by: action)
        if wordsPerState == 1 {
            place.pointee = state.pointee
        } else {
            place.update(from: state, count: wordsPerState)
        }
    }

    /// Appends a successor of one word; only for systems whose states have one.
    @inlinable
    @inline(__always)
    public mutating func append(_ word: UInt64, by action: ActionID) {
        precondition(wordsPerState == 1, "a state of several words is appended by pointer")
        appendUninitialized(by: action).pointee = word
    }

    /// Appends a successor whose words the caller must write at once, all of them, through the pointer returned.
    ///
    /// The pointer is valid until the next append.
    @inlinable
    @inline(__always)
    public mutating func appendUninitialized(by action: ActionID) -> UnsafeMutablePointer<UInt64> {
        if storedCount == capacity { grow() }
        let place = words + storedCount &* wordsPerState
        actions[storedCount] = action
        storedCount &+= 1
        return place
    }

    /// Takes back the successor last appended, of which nothing was reported.
    @inlinable
    @inline(__always)
    public mutating func removeLast() {
        precondition(storedCount > 0, "there is no successor to take back")
        storedCount &-= 1
    }

    /// Forgets the successors and the reports, keeping the memory.
    @inlinable
    @inline(__always)
    public mutating func removeAll() {
        storedCount = 0
        reports.count = 0
    }
}
