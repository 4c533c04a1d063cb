extension Search {
    /// Whether one can stay in a component for ever and be fair: each weakly fair action is taken in it or disabled in it.
    mutating func isFair(_ component: Int, _ components: borrowing Components, _ weak: WeakActions) -> Bool {
        var owed = BitSet(allBelow: weak.count)
        let range = Int(components.starts[component - 1])..<Int(components.starts[component])
        for member in range {
            discharge(components.members[member], in: component, components, weak, &owed)
            if owed.isEmpty { return true }
        }
        return owed.isEmpty
    }

    /// Whether a component is one state, and every step from it to itself leads to that very state and not to a like.
    mutating func staysInPlace(_ component: Int, _ components: borrowing Components) -> Bool {
        let start = Int(components.starts[component - 1])
        guard Int(components.starts[component]) == start + 1 else { return false }
        let state = components.members[start]
        expandAgain(state)
        let range = edges.range(of: Int(state))
        guard range.count == buffer.count else { return false }
        for (ordinal, edge) in range.enumerated() where edges.targets[edge] == state {
            if !store.equals(buffer.state(at: ordinal), state) { return false }
        }
        return true
    }

    /// Takes out of a set the actions that a state, or an edge out of it that stays in the component, does justice to.
    private mutating func discharge(
        _ state: UInt32, in component: Int, _ components: borrowing Components, _ weak: WeakActions,
        _ owed: inout BitSet
    ) {
        expandAgain(state)
        owed.formIntersection(weak.enabled(buffer))
        for (ordinal, edge) in edges.range(of: Int(state)).enumerated() {
            guard Int(components.component[Int(edges.targets[edge])]) == component else { continue }
            if let bit = weak.bit[Int(buffer.actions[ordinal])] { owed.remove(bit) }
        }
    }

    /// The steps of a fair loop through a state of a fair component.
    ///
    /// It goes to the nearest place that does justice to a weakly fair action not served yet, until all are, and then back:
    /// short, but not always the shortest.
    mutating func loop(
        from entry: UInt32, _ components: borrowing Components, _ weak: WeakActions
    ) -> [Counterexample.Step] {
        var owed = BitSet(allBelow: weak.count)
        expandAgain(entry)
        owed.formIntersection(weak.enabled(buffer))
        var steps: [Counterexample.Step] = []
        var walk = LoopWalk(states: store.count)
        var current = entry
        repeat {
            let leg = leg(from: current, backTo: entry, owed, components, weak, &walk)
            for edge in leg {
                expandAgain(edge.source)
                if let bit = weak.bit[Int(buffer.actions[Int(edge.ordinal)])] { owed.remove(bit) }
                steps.append(step(from: edge.source, ordinal: Int(edge.ordinal)))
                current = edges.targets[Int(edges.offsets[Int(edge.source)]) + Int(edge.ordinal)]
                expandAgain(current)
                owed.formIntersection(weak.enabled(buffer))
            }
        } while current != entry || !owed.isEmpty
        limits.notePeak(heldBytes + walk.bytes)
        return steps
    }

    /// The shortest way within a component to serve one of the owed actions or, when none is owed, back to the entry.
    private mutating func leg(
        from start: UInt32, backTo entry: UInt32, _ owed: BitSet, _ components: borrowing Components,
        _ weak: WeakActions, _ walk: inout LoopWalk
    ) -> [LoopWalk.Edge] {
        let component = components.component[Int(start)]
        walk.begin(at: start)
        while let state = walk.next() {
            if !owed.isEmpty { expandAgain(state) }
            if state != start, !owed.isEmpty {
                var disabled = owed
                disabled.subtract(weak.enabled(buffer))
                if !disabled.isEmpty { return walk.way(to: state) }
            }
            for (ordinal, edge) in edges.range(of: Int(state)).enumerated() {
                let target = edges.targets[edge]
                guard components.component[Int(target)] == component else { continue }
                let last = LoopWalk.Edge(source: state, ordinal: UInt32(ordinal))
                if owed.isEmpty {
                    if target == entry { return walk.way(to: state) + [last] }
                } else if let bit = weak.bit[Int(buffer.actions[ordinal])], owed.contains(bit) {
                    return walk.way(to: state) + [last]
                }
                walk.visit(target, by: last)
            }
        }
        preconditionFailure("the system does not give the same successors of a state when asked again")
    }
}
