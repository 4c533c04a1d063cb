import StateSpace

/// What a search over a plain dictionary finds out about a packed system: slow, short, and written independently.
struct ReferenceSearch: Equatable {
    private(set) var states = 0
    private(set) var edges = 0
    /// For each violation key the length of the shortest path to it.
    private(set) var violations: [UInt64: Int] = [:]

    init(_ system: some PackedTransitionSystem) {
        var distance: [[UInt64]: Int] = [:]
        var queue: [[UInt64]] = []
        var buffer = SuccessorBuffer(wordsPerState: system.wordsPerState)
        system.initialStates(into: &buffer)
        take(buffer, from: -1, &distance, &queue)
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            buffer.removeAll()
            state.withUnsafeBufferPointer { system.successors(of: $0.baseAddress!, into: &buffer) }
            edges += buffer.count
            take(buffer, from: distance[state]!, &distance, &queue)
        }
        states = distance.count
    }

    private mutating func take(
        _ buffer: borrowing SuccessorBuffer, from depth: Int, _ distance: inout [[UInt64]: Int],
        _ queue: inout [[UInt64]]
    ) {
        for (key, ordinal) in buffer.violations {
            let length = ordinal == nil ? max(0, depth) : depth + 1
            violations[key] = min(violations[key] ?? .max, length)
        }
        for ordinal in 0..<buffer.count {
            let state = buffer.words(at: ordinal)
            if distance[state] == nil {
                distance[state] = depth + 1
                queue.append(state)
            }
        }
    }

    /// The same facts as an exploration states them.
    init(_ exploration: Exploration) {
        states = exploration.statistics.states
        edges = exploration.statistics.edges
        for violation in exploration.violations { violations[violation.key] = violation.counterexample.steps.count }
    }
}
