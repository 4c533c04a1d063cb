import StateSpace
import Testing

/// Violations that systems report, and the counterexamples to them.
@Suite struct ViolationTests {
    @Test func everyKeyOnceShortestFirst() {
        var graph = Graph([
            Graph.Edge(0, 1), Graph.Edge(0, 2, violation: 50), Graph.Edge(1, 3, violation: 40),
            Graph.Edge(2, 3, violation: 50), Graph.Edge(3, 0, violation: 60),
        ])
        graph.stateViolations = [3: [30], 0: [70]]
        let result = graph.explore()
        #expect(result.violations.map(\.key) == [70, 50, 40, 30, 60])
        #expect(result.violations.map(\.counterexample.steps.count) == [0, 1, 2, 2, 3])
        #expect(result.violations.map(\.place) == [.state, .edge, .edge, .state, .edge])
        #expect(result.violations.allSatisfy { graph.replays($0.counterexample) })
        #expect(result.outcome == .complete)
    }

    @Test func aKeyOnAnEdgeAndInAStateOfTheSameLevel() {
        // The edge out of 1 is met first, but the state 2 is one step nearer.
        var graph = Graph([Graph.Edge(0, 1), Graph.Edge(0, 2), Graph.Edge(1, 1, violation: 5), Graph.Edge(2, 2)])
        graph.stateViolations = [2: [5]]
        let result = graph.explore()
        #expect(result.violations.map(\.counterexample.steps.count) == [1])
        #expect(result.violations.map(\.place) == [.state])
    }

    @Test func aStateComesBeforeAnEdgeThatWasMetBeforeItButIsLonger() {
        var graph = Graph([Graph.Edge(0, 1), Graph.Edge(0, 2), Graph.Edge(1, 1, violation: 5), Graph.Edge(2, 2)])
        graph.stateViolations = [2: [6]]
        #expect(graph.explore().violations.map(\.key) == [6, 5])
    }

    @Test func inMakingInitialStates() {
        var graph = Graph([Graph.Edge(3, 3, violation: 8), Graph.Edge(4, 4)])
        graph.initial = [3, 4]
        graph.initialViolations = [8]
        let result = graph.explore()
        #expect(result.violations.count == 1)
        #expect(result.violations[0].counterexample.initialOrdinal == 1)
        #expect(result.violations[0].counterexample.initialState == [4])
        #expect(result.violations[0].counterexample.steps.isEmpty)
    }

    @Test func anOrdinalNamesTheVeryEdge() throws {
        // Three edges lead from 0 to 1; only the last breaks something.
        let graph = Graph([
            Graph.Edge(0, 1, by: 0), Graph.Edge(0, 1, by: 1), Graph.Edge(0, 1, by: 1, violation: 2), Graph.Edge(1, 1),
        ])
        var system = graph
        system.actions = [Action("a"), Action("b"), Action("c")]
        let step = try #require(system.explore().violations.first?.counterexample.steps.first)
        #expect(step.ordinal == 2)
        #expect(step.action == 1)
        #expect(step.before == [0])
        #expect(step.after == [1])
        #expect(system.explore().statistics.neverTaken == [2])
    }

    @Test func aRepeatedExplorationIsTheSame() {
        for seed in 0..<50 as Range<UInt64> {
            let graph = Graph.random(seed: seed)
            let first = graph.explore(ExplorationOptions(deadlocksKept: 5))
            let second = graph.explore(ExplorationOptions(deadlocksKept: 5))
            #expect(first.violations == second.violations)
            #expect(first.deadlocks == second.deadlocks)
            #expect(first.obligations == second.obligations)
            var statistics = second.statistics
            statistics.seconds = first.statistics.seconds
            #expect(first.statistics == statistics)
        }
    }

    @Test func aPathThatIsNotOfTheSystemDoesNotReplay() throws {
        let graph = Graph([Graph.Edge(0, 1), Graph.Edge(1, 2, violation: 1), Graph.Edge(2, 2)])
        let path = try #require(graph.explore().violations.first?.counterexample)
        #expect(graph.replays(path))
        func changed(_ change: (inout Counterexample) -> Void) -> Counterexample {
            var path = path
            change(&path)
            return path
        }
        #expect(!graph.replays(changed { $0.initialState = [1] }))
        #expect(!graph.replays(changed { $0.initialOrdinal = 1 }))
        #expect(!graph.replays(changed { $0.steps[1].ordinal = 1 }))
        #expect(!graph.replays(changed { $0.steps[1].action = 1 }))
        #expect(!graph.replays(changed { $0.steps[1].after = [0] }))
        #expect(!graph.replays(changed { $0.steps.removeFirst() }))
        #expect(!graph.replays(changed { $0.loopStart = 1 }))
        #expect(!graph.replays(changed { $0.loopStart = 2 }))
    }
}
