/// What the threads of a round share: the system, the store's memory, and each a part of both to itself.
///
/// A round has three phases, between which the threads wait for each other. First each chunk's states are expanded; nothing
/// but the chunk is written. Then each part of the index takes in the targets that belong to it, chunk by chunk in the
/// level's order, so that of all edges to a new state the first one claims it, as with one thread. Then the new states are
/// numbered in the order of the edges that claimed them: the numbers that one thread would have given.
@usableFromInline
struct Round<System: PackedTransitionSystem>: @unchecked Sendable {
    @usableFromInline let system: System
    @usableFromInline let chunks: UnsafeMutablePointer<Chunk>
    @usableFromInline let chunkCount: Int
    @usableFromInline let partitionBits: Int
    /// Whether several threads work on it.
    @usableFromInline let isDivided: Bool
    @usableFromInline let width: Int
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline let predecessors: UnsafeMutablePointer<UInt32>
    @usableFromInline let slots: UnsafeMutablePointer<UInt64>
    @usableFromInline let slotShift: UInt64
    @usableFromInline let slotMask: Int
    /// Steps from the initial states to the states being expanded.
    @usableFromInline let depth: Int
    @usableFromInline let obligations: Int
    @usableFromInline let isOptional: UnsafeMutablePointer<UInt8>
    @usableFromInline let actions: Int
    @usableFromInline let deadlocksKept: Int
    @usableFromInline let reductions: Reductions
    @usableFromInline let usesSymmetry: Bool
    @usableFromInline let usesPartialOrder: Bool
    /// The number of the first state of the next level.
    @usableFromInline let levelEnd: Int

    @usableFromInline
    init(_ search: borrowing Search<System>) {
        system = search.system
        chunks = search.crew.chunks
        chunkCount = search.crew.chunkCount
        partitionBits = search.crew.partitionBits
        isDivided = search.crew.threads > 1
        width = search.store.width
        words = search.store.words
        predecessors = search.store.predecessors
        slots = search.store.slots
        slotShift = search.store.slotShift
        slotMask = search.store.slotMask
        depth = search.levelStarts.count - 2
        obligations = search.obligations.count
        isOptional = search.isOptional.base
        actions = search.actionCounts.count
        reductions = search.reductions
        usesSymmetry = search.reductions.usesSymmetry
        usesPartialOrder = search.reductions.usesPartialOrder
        levelEnd = search.levelStarts[search.levelStarts.count - 1]
        deadlocksKept = search.options.findsDeadlocks ? search.options.deadlocksKept : 0
    }

    /// Where the words of an edge's target are while nobody has numbered it.
    @inlinable
    @inline(__always)
    func target(_ edge: Int, of chunk: Int) -> UnsafeMutablePointer<UInt64> {
        chunks[chunk].words.base + edge &* width
    }

    @inlinable
    @inline(__always)
    func areEqual(_ left: UnsafePointer<UInt64>, _ right: UnsafePointer<UInt64>) -> Bool {
        if left[0] != right[0] { return false }
        var position = 1
        while position < width {
            if left[position] != right[position] { return false }
            position &+= 1
        }
        return true
    }
}
