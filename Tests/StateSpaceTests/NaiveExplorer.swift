import StateSpace

/// What a search with dictionaries and fixed points finds out about a graph: slow, short, and written independently.
struct NaiveExplorer {
    /// For each reachable state its distance from the initial states.
    private(set) var distance: [UInt64: Int] = [:]
    private(set) var edges = 0
    private(set) var deadlocks: [UInt64] = []
    /// For each violation key the length of the shortest path to it.
    private(set) var violations: [UInt64: Int] = [:]
    private let graph: Graph

    init(_ graph: Graph) {
        self.graph = graph
        for key in graph.initialViolations { note(key, 0) }
        var queue: [UInt64] = []
        for state in graph.initial where distance[state] == nil {
            distance[state] = 0
            queue.append(state)
        }
        var position = 0
        while position < queue.count {
            let state = queue[position]
            let depth = distance[state]!
            position += 1
            for key in graph.stateViolations[state] ?? [] { note(key, depth) }
            let out = graph.edges[state] ?? []
            edges += out.count
            if out.isEmpty, !graph.accepting.contains(state) { deadlocks.append(state) }
            for edge in out {
                if let key = edge.violation { note(key, depth + 1) }
                if distance[edge.target] == nil {
                    distance[edge.target] = depth + 1
                    queue.append(edge.target)
                }
            }
        }
    }

    private mutating func note(_ key: UInt64, _ steps: Int) {
        violations[key] = min(violations[key] ?? .max, steps)
    }

    /// Whether an obligation is kept, by Emerson and Lei's fixed point rather than by components.
    func keeps(_ obligation: Int) -> Bool {
        let goal = graph.goals[obligation]
        let unmet = Set(distance.keys).subtracting(goal)
        let weak = graph.actions.indices.filter { graph.actions[$0].fairness == .weak }.map(ActionID.init)
        func out(_ state: UInt64) -> [Graph.Edge] { graph.edges[state] ?? [] }

        // The states from which one can go on for ever, fairly, without the goal.
        var fair = unmet
        while true {
            let before = fair
            fair = fair.filter { state in out(state).contains { before.contains($0.target) } }
            for action in weak {
                let within = fair
                var good: Set<UInt64> = within.filter { state in
                    out(state).contains { edge in
                        within.contains(edge.target)
                            && (edge.action == action || !out(edge.target).contains { $0.action == action })
                    }
                }
                while true {
                    let more = within.filter { state in out(state).contains { good.contains($0.target) } }
                    if more.isSubset(of: good) { break }
                    good.formUnion(more)
                }
                fair = good
            }
            if fair == before { break }
        }
        let ends = unmet.filter { state in
            out(state).allSatisfy { graph.actions[Int($0.action)].fairness == .optional }
        }
        // The states from which one can reach those without the goal.
        var bad = fair.union(ends)
        while true {
            let more = unmet.filter { state in out(state).contains { bad.contains($0.target) } }
            if more.isSubset(of: bad) { break }
            bad.formUnion(more)
        }
        return bad.isDisjoint(with: graph.triggers[obligation])
    }
}
