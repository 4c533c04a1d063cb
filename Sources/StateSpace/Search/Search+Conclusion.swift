extension Search {
    /// Decides the obligations, builds the counterexamples, and sums up; nil where states that seem alike must be told
    /// apart.
    @inlinable
    mutating func conclude() -> Exploration? {
        crew.dismiss()
        if isAbandoned { return nothing }
        if tellsTooFewApart { return nil }
        let results = decideObligations()
        if tellsTooFewApart { return nil }
        let summary = summary(results)
        return tellsTooFewApart ? nil : summary
    }

    /// Whether nothing is to be concluded.
    @usableFromInline var isAbandoned: Bool { limits.isAbandoned?() ?? false }

    /// What an abandoned search says.
    @usableFromInline var nothing: Exploration {
        Exploration(
            outcome: .incomplete(.cancelled), statistics: statistics, actions: actions, violations: [], deadlocks: [],
            obligations: [])
    }

    @usableFromInline
    mutating func summary(_ results: [ObligationResult]) -> Exploration {
        // A level's search meets the violations of its states among those of the edges out of it, which are a step
        // longer.
        let hits = findings.hits.enumerated().sorted { ($0.element.steps, $0.offset) < ($1.element.steps, $1.offset) }
        var violations: [Violation] = []
        for (_, hit) in hits { violations.append(violation(hit)) }
        var deadlocks: [Counterexample] = []
        for state in findings.deadlocks { deadlocks.append(path(through: chain(to: state))) }
        return Exploration(
            outcome: stop.map(Outcome.incomplete) ?? .complete, statistics: statistics, actions: actions,
            violations: violations, deadlocks: deadlocks, obligations: results)
    }

    private var statistics: ExplorationStatistics {
        ExplorationStatistics(
            states: store.count, expandedStates: expanded, edges: edgeCount, statesPerLevel: statesPerLevel,
            actionCounts: (0..<actionCounts.count).map { actionCounts[$0] }, deadlocks: findings.deadlockCount,
            peakBytes: max(limits.peakBytes, heldBytes), seconds: limits.seconds, representedStates: representedStates,
            partlyExpandedStates: partlyExpanded, replacedStates: replaced)
    }

    private var representedStates: Int {
        guard reductions.usesSymmetry else { return store.count }
        var total = 0
        for state in 0..<store.count {
            let (sum, overflows) = total.addingReportingOverflow(reductions.symmetries.represented(by: store.state(state)))
            if overflows { return .max }
            total = sum
        }
        return total
    }

    private var statesPerLevel: [Int] {
        let ends = levelStarts.dropFirst() + [store.count]
        return zip(levelStarts, ends).map { $1 - $0 }.filter { $0 > 0 }
    }
}
