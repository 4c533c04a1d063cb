/// What is looked up about a successor before it is interned.
@usableFromInline
struct Probe: BitwiseCopyable {
    @usableFromInline var hash: UInt64
    /// Never read: it is stored so that the slot is fetched.
    @usableFromInline var slot: UInt64

    @inlinable
    init(hash: UInt64, slot: UInt64) {
        self.hash = hash
        self.slot = slot
    }
}
