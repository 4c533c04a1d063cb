/// Every state found so far, each once, numbered in the order of discovery: words side by side, and an index over them.
///
/// The index is open addressing with linear probing. A slot holds the upper half of the state's hash and the state's number
/// plus one (so that zeroed memory is empty); its home position is the uppermost bits of the hash. So a probe reads a state
/// only when the hashes agree, and the index can double from front to back without reading any state.
@usableFromInline
struct StateStore: ~Copyable {
    @usableFromInline let width: Int
    @usableFromInline var count = 0
    /// How many states fit before `makeRoom` must be called again.
    @usableFromInline var room: Int

    @usableFromInline var words: UnsafeMutablePointer<UInt64>
    /// For each state the number of the one it was first reached from, `none` for initial states.
    @usableFromInline var predecessors: UnsafeMutablePointer<UInt32>
    var capacity: Int

    @usableFromInline var slots: UnsafeMutablePointer<UInt64>
    @usableFromInline var slotShift: UInt64
    @usableFromInline var slotMask: Int

    /// Stands for "no state".
    @usableFromInline static var none: UInt32 { .max }
    /// Numbers have 32 bits, and an index of 2³² slots must not fill up.
    @usableFromInline static var maximumCount: Int { Int(Int32.max) }

    @usableFromInline
    init(width: Int) {
        self.width = width
        capacity = 1024
        words = allocateRaw(capacity * width, of: UInt64.self)
        predecessors = allocateRaw(capacity, of: UInt32.self)
        let bits = 11
        slots = allocateZeroed(1 << bits, of: UInt64.self)
        slotShift = UInt64(64 - bits)
        slotMask = (1 << bits) - 1
        room = 1024
    }

    @inlinable
    deinit {
        freeRaw(words)
        freeRaw(predecessors)
        freeRaw(slots)
    }

    /// The words of a state, by its number; valid until the store grows.
    @inlinable
    @inline(__always)
    func state(_ index: Int) -> UnsafePointer<UInt64> {
        assert(index >= 0 && index < count)
        return UnsafePointer(words + index &* width)
    }

    /// A copy of a state's words.
    func copy(_ index: Int) -> [UInt64] {
        Array(UnsafeBufferPointer(start: state(index), count: width))
    }
}
