/// The edges that obligations need: for each expanded state the numbers of its successors, in the order they were appended.
///
/// A state in which every goal holds has none recorded, because no unmet obligation passes through it.
@usableFromInline
struct EdgeStore: ~Copyable {
    @usableFromInline var targets = RawArray<UInt32>(capacity: 64)
    /// Where each expanded state's edges begin, and one more entry where the last one's end.
    @usableFromInline var offsets = RawArray<UInt64>(capacity: 64)
    /// For each expanded state 1 when a run may end there, else 0.
    @usableFromInline var ends = RawArray<UInt8>(capacity: 64)

    @usableFromInline
    init() {
        offsets.append(0)
    }

    /// Bytes of memory held.
    var bytes: Int { targets.bytes + offsets.bytes + ends.bytes }

    /// Whether one further state with so many edges fits without growing.
    @inlinable
    @inline(__always)
    func hasRoom(for edges: Int) -> Bool {
        targets.count &+ edges <= targets.capacity && offsets.count < offsets.capacity && ends.count < ends.capacity
    }

    /// Bytes after making room for so many further states with so many edges together.
    func bytes(withRoomFor edges: Int, states: Int) -> Int {
        var total = bytes
        if targets.count + edges > targets.capacity {
            total += max(targets.capacity, edges) * MemoryLayout<UInt32>.stride
        }
        if offsets.count + states > offsets.capacity {
            total += max(offsets.capacity, states) * MemoryLayout<UInt64>.stride
        }
        if ends.count + states > ends.capacity { total += max(ends.capacity, states) }
        return total
    }

    /// Makes room for so many further states with so many edges together, taking what `bytes(withRoomFor:states:)` said.
    mutating func makeRoom(for edges: Int, states: Int) {
        if targets.count + edges > targets.capacity {
            targets.reserve(targets.capacity + max(targets.capacity, edges))
        }
        if offsets.count + states > offsets.capacity {
            offsets.reserve(offsets.capacity + max(offsets.capacity, states))
        }
        if ends.count + states > ends.capacity { ends.reserve(ends.capacity + max(ends.capacity, states)) }
    }

    /// Closes the state whose edges were appended last.
    @inlinable
    mutating func closeState(mayEnd: Bool) {
        offsets.append(UInt64(truncatingIfNeeded: targets.count))
        ends.append(mayEnd ? 1 : 0)
    }

    /// The positions in `targets` of an expanded state's edges.
    @inlinable
    @inline(__always)
    func range(of state: Int) -> Range<Int> {
        Int(offsets[state])..<Int(offsets[state + 1])
    }
}
