import StateSpace
import Testing

/// The explorer against the naive one, on random systems.
@Suite struct DifferentialTests {
    @Test func randomSystems() {
        var kept = 0, loops = 0, ends = 0, vacuous = 0
        for seed in 0..<3000 as Range<UInt64> {
            let graph = Graph.random(seed: seed)
            let naive = NaiveExplorer(graph)
            let result = graph.explore(ExplorationOptions(deadlocksKept: .max))
            #expect(result.outcome == .complete, "seed \(seed)")
            #expect(result.statistics.states == naive.distance.count, "seed \(seed)")
            #expect(result.statistics.edges == naive.edges, "seed \(seed)")
            #expect(result.statistics.actionCounts.reduce(0, +) == naive.edges, "seed \(seed)")
            let depths = Dictionary(grouping: naive.distance.values, by: { $0 }).mapValues(\.count)
            #expect(result.statistics.statesPerLevel == depths.sorted { $0.key < $1.key }.map(\.value), "seed \(seed)")

            #expect(Set(result.violations.map(\.key)) == Set(naive.violations.keys), "seed \(seed)")
            #expect(result.violations.count == naive.violations.count, "seed \(seed)")
            for violation in result.violations {
                #expect(violation.counterexample.steps.count == naive.violations[violation.key], "seed \(seed)")
                #expect(graph.replays(violation.counterexample), "seed \(seed)")
                let last = violation.counterexample.finalState[0]
                switch violation.place {
                case .state: #expect(graph.stateViolations[last]?.contains(violation.key) == true, "seed \(seed)")
                case .edge:
                    let step = violation.counterexample.steps.last
                    let edge = step.flatMap { graph.edges[$0.before[0]]?[$0.ordinal] }
                    #expect(edge?.violation == violation.key, "seed \(seed)")
                }
            }
            #expect(Set(result.deadlocks.map { $0.finalState[0] }) == Set(naive.deadlocks), "seed \(seed)")
            #expect(result.statistics.deadlocks == naive.deadlocks.count, "seed \(seed)")
            for deadlock in result.deadlocks {
                #expect(graph.replays(deadlock), "seed \(seed)")
                #expect(deadlock.steps.count == naive.distance[deadlock.finalState[0]], "seed \(seed)")
            }

            for (number, obligation) in result.obligations.enumerated() {
                let triggering = graph.triggers[number].intersection(naive.distance.keys)
                #expect(obligation.triggeringStates == triggering.count, "seed \(seed)")
                #expect((obligation.verdict == .vacuous) == triggering.isEmpty, "seed \(seed)")
                #expect((obligation.failure == nil) == naive.keeps(number), "seed \(seed)")
                if let failure = obligation.failure {
                    expectGenuine(failure, of: number, in: graph)
                    if failure.counterexample.loopStart == nil { ends += 1 } else { loops += 1 }
                } else if obligation.verdict == .vacuous {
                    vacuous += 1
                } else {
                    kept += 1
                }
            }
        }
        // The comparison says something only when each verdict occurs often.
        #expect(kept > 100 && loops > 100 && ends > 100 && vacuous > 100, "\(kept) \(loops) \(ends) \(vacuous)")
    }
}
