/// A breadth-first walk within a component, used again for each leg of a loop.
struct LoopWalk: ~Copyable {
    /// An edge, by the state it leaves and the place it has among that state's successors.
    struct Edge: BitwiseCopyable, Hashable {
        var source: UInt32
        var ordinal: UInt32
    }

    /// For each state the edge it was reached by.
    private var reachedBy: RawArray<Edge>
    /// For each state the number of the walk that visited it last.
    private var visited: RawArray<UInt32>
    private var queue = RawArray<UInt32>(capacity: 64)
    private var head = 0
    private var walk: UInt32 = 0
    private var start: UInt32 = 0

    /// Bytes that a walk may need at most for each state.
    static var bytesPerState: Int { 8 + 4 + 8 }

    /// Bytes of memory held.
    var bytes: Int { reachedBy.bytes + visited.bytes + queue.bytes }

    init(states: Int) {
        reachedBy = RawArray(zeroed: states)
        visited = RawArray(zeroed: states)
    }

    /// Begins a new walk at a state.
    mutating func begin(at state: UInt32) {
        walk += 1
        queue.count = 0
        head = 0
        start = state
        visited[Int(state)] = walk
        queue.append(state)
    }

    /// The next state to look at, nil when all were.
    mutating func next() -> UInt32? {
        guard head < queue.count else { return nil }
        head += 1
        return queue[head - 1]
    }

    /// Reaches a state, unless this walk did so before.
    mutating func visit(_ state: UInt32, by edge: Edge) {
        guard visited[Int(state)] != walk else { return }
        visited[Int(state)] = walk
        reachedBy[Int(state)] = edge
        queue.append(state)
    }

    /// The edges from the start to a visited state.
    func way(to state: UInt32) -> [Edge] {
        var edges: [Edge] = []
        var state = state
        while state != start {
            edges.append(reachedBy[Int(state)])
            state = reachedBy[Int(state)].source
        }
        return edges.reversed()
    }
}
