/// A growing array of plain values in raw memory: no reference count, no uniqueness check, no bounds check when optimised.
@usableFromInline
struct RawArray<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    /// Makes an empty array with room for some elements.
    @usableFromInline
    init(capacity: Int) {
        self.capacity = max(1, capacity)
        base = allocateRaw(self.capacity, of: Element.self)
    }

    /// Makes an array of elements whose bits are all zero.
    @usableFromInline
    init(zeroed count: Int) {
        self.capacity = max(1, count)
        self.count = count
        base = allocateZeroed(capacity, of: Element.self)
    }

    @inlinable
    deinit {
        freeRaw(base)
    }

    /// Bytes of memory held.
    @usableFromInline
    var bytes: Int { capacity * MemoryLayout<Element>.stride }

    @inlinable
    subscript(_ index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// Appends, growing when full; amortised constant time.
    @inlinable
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(capacity &* 2) }
        base[count] = element
        count &+= 1
    }

    /// Takes the last element off.
    @inlinable
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count &-= 1
        return base[count]
    }

    /// Makes room for at least so many elements in all.
    @usableFromInline
    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        capacity = wanted
        base = reallocateRaw(base, count: wanted)
    }
}
