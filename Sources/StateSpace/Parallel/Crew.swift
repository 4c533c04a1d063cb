/// What is needed to expand some states of a level together: memory that is used again in each round.
///
/// Several threads divide the work. One thread does it alone in the same way, since it can look for many successors at
/// once and wait for memory only once.
@usableFromInline
struct Crew: ~Copyable {
    @usableFromInline let threads: Int
    /// Nil until the first round.
    @usableFromInline var workforce: Workforce?
    /// How many parts a round has.
    @usableFromInline let mostChunks: Int
    /// The parts of a round, in the order of their states; empty until the first round.
    @usableFromInline var chunks: UnsafeMutablePointer<Chunk>
    @usableFromInline var chunkCount = 0
    /// So many upper bits of a state's hash say whose part of the index it belongs to.
    @usableFromInline let partitionBits: Int
    /// How many states a round takes.
    @usableFromInline var roundStates = 64
    /// States below this number are expanded by one thread.
    @usableFromInline var aloneBelow = 0
    /// Nothing is divided any more.
    @usableFromInline var isDismissed = false

    /// The fewest states that are worth dividing.
    @usableFromInline let leastStates: Int
    /// Successors in a round, more or less: few enough for their part of the index to stay near the processor, and for
    /// one thread few enough to stay near it themselves.
    private var roundEdges: Int { threads > 1 ? 1 << 16 : 1 << 12 }
    /// The fewest states of a round that is not too slow.
    private var leastRoundStates: Int { threads > 1 ? 1024 : 16 }

    @usableFromInline
    init(_ options: ExplorationOptions) {
        threads = max(1, min(options.threads, 64))
        leastStates = threads > 1 ? options.leastStatesDivided : options.leastStatesTogether
        mostChunks = threads > 1 ? threads * 4 : 1
        chunks = .allocate(capacity: mostChunks)
        var bits = 2
        while 1 << bits < threads * 4 { bits += 1 }
        partitionBits = bits
    }

    @inlinable
    deinit {
        workforce?.end()
        chunks.deinitialize(count: chunkCount)
        chunks.deallocate()
    }

    /// How many parts the index has.
    @usableFromInline var partitions: Int { 1 << partitionBits }

    /// Bytes of memory held.
    @usableFromInline var bytes: Int {
        var total = 0
        for chunk in 0..<chunkCount { total += chunks[chunk].bytes }
        return total
    }

    /// States in this round.
    var states: Int { chunks[chunkCount - 1].states.upperBound - chunks[0].states.lowerBound }

    /// Whether some chunk has more edges than there is memory for.
    var isFull: Bool {
        for chunk in 0..<chunkCount where chunks[chunk].isFull { return true }
        return false
    }

    /// Successors found in this round.
    @usableFromInline var edges: Int {
        var total = 0
        for chunk in 0..<chunkCount { total += chunks[chunk].edgeCount }
        return total
    }

    /// Whether so many states are worth expanding together, the first of which has this number.
    @inlinable
    @inline(__always)
    func divides(_ states: Int, from first: Int) -> Bool {
        states >= leastStates && first >= aloneBelow && !isDismissed
    }

    /// Gives each chunk its share of a round's states and of the bytes that are left; false when those are too few.
    @usableFromInline
    mutating func share(_ states: Range<Int>, width: Int, actions: Int, allowance: Int) -> Bool {
        // Half of a chunk's part is left for the store.
        let part = max(0, allowance) / (2 * mostChunks)
        let begins = chunkCount == 0 ? Chunk.leastBytes(width: width) : 0
        let forEdges = part - begins - Chunk.bytesBesideEdges(states: states.count / mostChunks + 1)
        guard forEdges >= 0 else { return false }
        if threads > 1, workforce == nil { workforce = Workforce(threads: threads) }
        while chunkCount < mostChunks {
            (chunks + chunkCount).initialize(to: Chunk(width: width, actions: actions, partitions: partitions))
            chunkCount += 1
        }
        for chunk in 0..<chunkCount {
            let start = states.lowerBound + states.count * chunk / chunkCount
            let end = states.lowerBound + states.count * (chunk + 1) / chunkCount
            let mostEdges = chunks[chunk].hashes.capacity + forEdges / Chunk.bytesPerEdge(width: width)
            chunks[chunk].begin(start..<end, mostEdges: mostEdges)
        }
        return true
    }

    /// Does numbered pieces of work on all threads, and returns when all are done.
    @usableFromInline
    func perform(_ pieces: Int, _ work: @Sendable (Int) -> Void) {
        if let workforce { return workforce.perform(pieces, work) }
        for piece in 0..<pieces { work(piece) }
    }

    /// Fits the next round to what this one found and to how long it took: short enough for limits to be looked at often.
    @usableFromInline
    mutating func adapt(states: Int, edges: Int, took duration: Duration) {
        if duration > .milliseconds(50) {
            roundStates = max(16, roundStates / 2)
        } else {
            let suited = max(leastRoundStates, min(roundEdges * states / max(1, edges), 1 << 15))
            roundStates = min(2 * roundStates, suited)
        }
    }

    /// Gives all memory back; from now on one thread goes on.
    @usableFromInline
    mutating func dismiss() {
        isDismissed = true
        workforce?.end()
        workforce = nil
        chunks.deinitialize(count: chunkCount)
        chunkCount = 0
    }
}
