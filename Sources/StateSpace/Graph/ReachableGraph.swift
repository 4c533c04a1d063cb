/// All states that a small system can reach, and every edge between them.
///
/// For showing a system to people. Exploring needs no graph and is many times faster and smaller.
public struct ReachableGraph: Hashable, Sendable {
    /// One way from a state to another.
    public struct Edge: Hashable, Sendable {
        /// The number of the state it leaves.
        public var source: Int
        /// The number of the state it leads to.
        public var target: Int
        /// The action that leads there.
        public var action: ActionID

        /// Makes an edge from its parts.
        public init(source: Int, target: Int, action: ActionID) {
            self.source = source
            self.target = target
            self.action = action
        }
    }

    /// The words of each state, in the order in which the explorer numbers them.
    public var states: [[UInt64]] = []
    /// How many of the states, from the first on, are initial.
    public var initialCount = 0
    /// In the order of their sources, and of one source in the order in which the system appends them.
    public var edges: [Edge] = []
}

extension PackedTransitionSystem {
    /// Everything that can be reached; `nil` when that is more than so many states.
    ///
    /// Time and memory grow with the number of edges, some hundred bytes each.
    public func reachableGraph(maximumStates: Int) -> ReachableGraph? {
        var graph = ReachableGraph()
        var numbers: [[UInt64]: Int] = [:]
        var buffer = SuccessorBuffer(wordsPerState: wordsPerState)
        /// The number of a state in the buffer, which is added when it is new.
        func number(of ordinal: Int) -> Int {
            let words = buffer.words(at: ordinal)
            if let known = numbers[words] { return known }
            numbers[words] = graph.states.count
            graph.states.append(words)
            return graph.states.count - 1
        }
        initialStates(into: &buffer)
        for ordinal in 0..<buffer.count { _ = number(of: ordinal) }
        graph.initialCount = graph.states.count
        var source = 0
        while source < graph.states.count {
            if graph.states.count > maximumStates { return nil }
            buffer.removeAll()
            graph.states[source].withUnsafeBufferPointer { successors(of: $0.baseAddress!, into: &buffer) }
            for ordinal in 0..<buffer.count {
                graph.edges.append(
                    ReachableGraph.Edge(
                        source: source, target: number(of: ordinal), action: buffer.action(at: ordinal)))
            }
            source += 1
        }
        return graph.states.count > maximumStates ? nil : graph
    }
}
