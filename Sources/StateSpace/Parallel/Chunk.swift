/// One thread's part of a round: some states of a level, and every edge out of them in order.
@usableFromInline
struct Chunk: ~Copyable {
    @usableFromInline var states = 0..<0
    @usableFromInline var buffer: SuccessorBuffer
    @usableFromInline var edgeCount = 0
    /// The most edges that there is memory for.
    @usableFromInline var mostEdges = 0
    /// There were more edges than that: what is here is worth nothing.
    @usableFromInline var isFull = false
    /// The words of all successors, side by side.
    @usableFromInline var words: RawArray<UInt64>
    @usableFromInline var hashes = RawArray<UInt64>(capacity: 1024)
    /// For each edge where its target was found, as a `Sighting`.
    @usableFromInline var sightings = RawArray<UInt64>(capacity: 1024)
    /// The edges by the part of the index that their targets belong to; in order within each part.
    @usableFromInline var byPartition = RawArray<UInt32>(capacity: 1024)
    /// Where each part begins in `byPartition`, and one more entry where the last one ends.
    @usableFromInline var partitionStarts: RawArray<Int>
    /// For each state where its edges end.
    @usableFromInline var edgeEnds = RawArray<Int>(capacity: 256)
    /// For each state 1 when its edges are kept for obligations, plus 2 when a run may end there.
    @usableFromInline var marks = RawArray<UInt8>(capacity: 256)
    /// For each part of the index how many new states these edges led to, and how many must be looked up once more.
    @usableFromInline var discoveries: RawArray<Int>
    @usableFromInline var deferrals: RawArray<Int>
    /// The number of the first new state that these edges lead to.
    @usableFromInline var firstNumber = 0
    @usableFromInline var actionCounts: RawArray<Int>
    @usableFromInline var findings = Findings()
    /// States of which only some successors were followed.
    @usableFromInline var partlyExpanded = 0
    /// Successors in whose place another state is kept that stands for them.
    @usableFromInline var replaced = 0
    /// States that seemed alike are not.
    @usableFromInline var tellsTooFewApart = false

    @usableFromInline
    init(width: Int, actions: Int, partitions: Int) {
        buffer = SuccessorBuffer(wordsPerState: width)
        words = RawArray(capacity: 1024 * width)
        partitionStarts = RawArray(zeroed: partitions + 1)
        discoveries = RawArray(zeroed: partitions)
        deferrals = RawArray(zeroed: partitions)
        actionCounts = RawArray(zeroed: actions)
    }

    /// Bytes of memory held.
    var bytes: Int {
        buffer.bytes + words.bytes + hashes.bytes + sightings.bytes + byPartition.bytes + partitionStarts.bytes
            + edgeEnds.bytes + marks.bytes + discoveries.bytes + deferrals.bytes + actionCounts.bytes
    }

    /// Takes on some states, forgetting all about others.
    mutating func begin(_ states: Range<Int>, mostEdges: Int) {
        self.states = states
        self.mostEdges = min(mostEdges, Claim.mostEdges)
        isFull = false
        edgeCount = 0
        edgeEnds.count = 0
        marks.count = 0
        edgeEnds.reserve(states.count)
        marks.reserve(states.count)
        for partition in 0..<partitionStarts.count { partitionStarts[partition] = 0 }
        for partition in 0..<discoveries.count {
            discoveries[partition] = 0
            deferrals[partition] = 0
        }
        for action in 0..<actionCounts.count { actionCounts[action] = 0 }
        findings = Findings()
        partlyExpanded = 0
        replaced = 0
        tellsTooFewApart = false
    }

    /// Bytes that an edge takes to a state of so many words.
    static func bytesPerEdge(width: Int) -> Int { width * 8 + 8 + 8 + 4 }

    /// Bytes that so many states take without their edges.
    static func bytesBesideEdges(states: Int) -> Int { states * (MemoryLayout<Int>.stride + 1) }

    /// Bytes that a chunk begins with, more or less.
    static func leastBytes(width: Int) -> Int { 1024 * bytesPerEdge(width: width) + 8192 }

    /// Makes room for so many further edges; false when there are too many.
    @usableFromInline
    mutating func makeRoom(for edges: Int, width: Int) -> Bool {
        guard edgeCount + edges <= mostEdges else {
            isFull = true
            return false
        }
        let wanted = min(max(edgeCount + edges, 2 * hashes.capacity), mostEdges)
        words.reserve(wanted * width)
        hashes.reserve(wanted)
        sightings.reserve(wanted)
        byPartition.reserve(wanted)
        return true
    }

    /// New states that the edges led to.
    var discovered: Int {
        var total = 0
        for partition in 0..<discoveries.count { total += discoveries[partition] }
        return total
    }

    /// Whether some edge's target must be looked up once more.
    @usableFromInline var hasDeferrals: Bool {
        for partition in 0..<deferrals.count where deferrals[partition] > 0 { return true }
        return false
    }
}

/// Where the target of an edge was found, in 64 bits.
@usableFromInline
enum Sighting {
    /// The two uppermost bits tell which it is.
    @usableFromInline static var kind: UInt64 { 3 << 62 }
    /// A known state; the lower bits are its number.
    @usableFromInline static var known: UInt64 { 0 }
    /// A state that nobody has seen before; the lower bits are its slot.
    @usableFromInline static var new: UInt64 { 1 << 62 }
    /// The same as the target of an earlier edge of this round; the lower bits are that edge's `Claim`.
    @usableFromInline static var repeated: UInt64 { 2 << 62 }
    /// The search for it would have left its part of the index.
    @usableFromInline static var deferred: UInt64 { 3 << 62 }
}

/// What stands in a slot for a new state until it is numbered: the edge that leads to it, in 32 bits.
@usableFromInline
enum Claim {
    /// Numbers plus one never have the uppermost bit.
    @usableFromInline static var flag: UInt32 { 1 << 31 }
    /// Bits for the edge within its chunk; the rest is the chunk's number.
    @usableFromInline static var edgeBits: UInt32 { 22 }
    /// The most edges that a chunk may have.
    @usableFromInline static var mostEdges: Int { 1 << 22 }

    @inlinable
    @inline(__always)
    static func pack(chunk: Int, edge: Int) -> UInt32 {
        flag | UInt32(truncatingIfNeeded: chunk) &<< edgeBits | UInt32(truncatingIfNeeded: edge)
    }

    @inlinable
    @inline(__always)
    static func chunk(_ claim: UInt32) -> Int { Int((claim & ~flag) &>> edgeBits) }

    @inlinable
    @inline(__always)
    static func edge(_ claim: UInt32) -> Int { Int(claim & (1 &<< edgeBits &- 1)) }
}
