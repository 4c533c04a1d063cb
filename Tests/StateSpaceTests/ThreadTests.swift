import StateSpace
import Testing

/// Any number of threads that expand states together, even one, finds what one thread finds that goes state by state,
/// in the same order.
@Suite struct ThreadTests {
    /// Options that expand the states of even the smallest levels together.
    private func divided(_ threads: Int, _ options: ExplorationOptions = ExplorationOptions()) -> ExplorationOptions {
        var options = options
        options.threads = threads
        options.leastStatesDivided = 1
        options.leastStatesTogether = 1
        return options
    }

    private func expectSame(_ left: Exploration, _ right: Exploration, _ place: Comment) {
        #expect(left.outcome == right.outcome, place)
        #expect(left.violations == right.violations, place)
        #expect(left.deadlocks == right.deadlocks, place)
        #expect(left.obligations == right.obligations, place)
        var statistics = right.statistics
        statistics.seconds = left.statistics.seconds
        statistics.peakBytes = left.statistics.peakBytes
        #expect(left.statistics == statistics, place)
    }

    @Test func randomSystems() {
        for seed in 0..<1000 as Range<UInt64> {
            let graph = Graph.random(seed: seed)
            let alone = graph.explore(ExplorationOptions(deadlocksKept: 3))
            let options = divided(1 + Int(seed % 4), ExplorationOptions(deadlocksKept: 3))
            expectSame(graph.explore(options), alone, "seed \(seed)")
        }
    }

    /// Large enough for states to lie beyond the parts of the index that their hashes begin in.
    @Test(arguments: [1, 2, 3]) func largeRandomSystems(words: Int) {
        for seed in 0..<4 as Range<UInt64> {
            let graph = Graph.dense(seed: seed, states: 6000, words: words)
            let alone = graph.explore()
            #expect(alone.statistics.states > 5000)
            for threads in [1, 2, 7] { expectSame(graph.explore(divided(threads)), alone, "seed \(seed)") }
        }
    }

    @Test func family() {
        for isFaulty in [false, true] {
            let system = PackedLifecycle(blocks: 5, isFaulty: isFaulty)
            let alone = system.explore()
            for threads in 1...4 {
                expectSame(system.explore(divided(threads)), alone, "\(threads) threads")
                expectSame(system.explore(ExplorationOptions(threads: threads)), alone, "\(threads) threads")
            }
        }
    }

    @Test(arguments: [1, 57, 1000, 9000, 14_612, 14_613]) func stateLimit(limit: Int) {
        let system = PackedLifecycle(blocks: 5)
        let options = ExplorationOptions(maximumStates: limit)
        for threads in [1, 3] {
            expectSame(system.explore(divided(threads, options)), system.explore(options), "limit \(limit)")
        }
    }

    @Test func memoryLimit() {
        let system = PackedLifecycle(blocks: 6)
        let whole = system.explore(divided(2)).statistics.peakBytes
        for limit in stride(from: 100_000, to: whole, by: whole / 9) {
            let result = system.explore(divided(2, ExplorationOptions(maximumBytes: limit)))
            #expect(result.statistics.peakBytes <= limit)
            if result.outcome != .complete { #expect(result.outcome == .incomplete(.memoryLimit(limit))) }
        }
        let enough = system.explore(divided(2, ExplorationOptions(maximumBytes: 2 * whole)))
        expectSame(enough, system.explore(), "as much as is needed")
    }

    @Test func oneFailureIsEnough() {
        let system = PackedLifecycle(blocks: 4, isFaulty: true)
        let options = ExplorationOptions(stopsAtFirstFailure: true)
        expectSame(system.explore(divided(2, options)), system.explore(options), "stops at first failure")
    }

    @Test func swiftValues() {
        for isFaulty in [false, true] {
            let system = HashableLifecycle(blocks: 4, isFaulty: isFaulty)
            let alone = system.explore()
            let together = system.explore(divided(3))
            #expect(together.outcome == .complete)
            #expect(together.statistics.states == alone.statistics.states)
            #expect(together.statistics.edges == alone.statistics.edges)
            #expect(together.statistics.statesPerLevel == alone.statistics.statesPerLevel)
            #expect(together.statistics.actionCounts == alone.statistics.actionCounts)
            #expect(together.brokenInvariants.map(\.name) == alone.brokenInvariants.map(\.name))
            #expect(together.brokenInvariants.map(\.trace.steps) == alone.brokenInvariants.map(\.trace.steps))
        }
    }

    @Test func cancellation() {
        let result = PackedLifecycle(blocks: 6).explore(divided(2, ExplorationOptions(isCancelled: { true })))
        #expect(result.outcome == .incomplete(.cancelled))
    }
}
