extension PackedTransitionSystem {
    /// Finds every reachable state, breadth first, with every violation, deadlock and failed obligation on the way.
    ///
    /// Time grows with the number of edges; memory with the number of states, about 35 bytes for a state of one word. The
    /// same system and options give the same result each time, save for seconds (and for what a time limit or a
    /// cancellation leaves out). The search returns when it is done. It runs on the calling thread; where the options ask for
    /// more threads, levels of a few hundred states and more are divided among them.
    @inlinable
    public func explore(_ options: ExplorationOptions = ExplorationOptions()) -> Exploration {
        let exploration = explore(once: options)
        guard exploration.statistics.partlyExpandedStates > 0, foundFault(exploration) else { return exploration }
        // A partial order leaves out no fault, but perhaps the nearest way to it.
        let whole = explore(once: options.withoutPartialOrder)
        // A limit may keep the whole from showing what was found already.
        return whole.outcome == .complete || exploration.outcome != .complete ? whole : exploration
    }

    /// Whether something is wrong, as far as it was explored.
    @usableFromInline
    func foundFault(_ exploration: Exploration) -> Bool {
        exploration.violations.contains { isFault($0.key) } || !exploration.deadlocks.isEmpty
            || exploration.statistics.deadlocks > 0
            || exploration.obligations.contains { if case .violated = $0.verdict { true } else { false } }
    }

    @inlinable
    func explore(once options: ExplorationOptions) -> Exploration {
        let started = ContinuousClock.now
        // What one search holds is given back before the next begins.
        if let exploration = concluded(options) { return exploration }
        guard let exploration = concluded(options.withoutSymmetry(after: ContinuousClock.now - started)) else {
            preconditionFailure("a search without symmetry tells all states apart")
        }
        return exploration
    }

    /// What a search finds; nil where nothing can be concluded without telling apart states that seem alike.
    @inlinable
    func concluded(_ options: ExplorationOptions) -> Exploration? {
        var search = Search(self, options)
        search.findStates()
        return search.conclude()
    }
}
