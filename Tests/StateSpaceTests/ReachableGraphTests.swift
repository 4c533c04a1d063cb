import StateSpace
import Testing

/// All states and edges of small systems, as shown to people.
@Suite struct ReachableGraphTests {
    @Test func holdsWhatTheExplorerCounts() throws {
        let system = PackedLifecycle(blocks: 2)
        let explored = system.explore().statistics
        #expect(explored.states == 141)
        let graph = try #require(system.reachableGraph(maximumStates: explored.states))
        #expect(graph.states.count == explored.states)
        #expect(graph.edges.count == explored.edges)
        #expect(Set(graph.states).count == graph.states.count)
        #expect(graph.initialCount >= 1)
        #expect(graph.edges.map(\.source) == graph.edges.map(\.source).sorted())
        #expect(system.reachableGraph(maximumStates: explored.states - 1) == nil)
    }

    @Test func numbersAreTheExplorers() throws {
        let system = PackedLifecycle(blocks: 2, isFaulty: true)
        let graph = try #require(system.reachableGraph(maximumStates: 100_000))
        let violations = system.explore().violations
        #expect(!violations.isEmpty)
        for violation in violations {
            var path = violation.counterexample
            for step in path.steps {
                let source = graph.states.firstIndex(of: step.before)
                let target = graph.states.firstIndex(of: step.after)
                #expect(graph.edges.contains { $0.source == source && $0.target == target && $0.action == step.action })
            }
            path.steps = []
            #expect(graph.states.prefix(graph.initialCount).contains(path.initialState))
        }
    }
}
