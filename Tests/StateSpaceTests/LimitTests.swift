import StateSpace
import Synchronization
import Testing

/// A bounded run never looks complete.
@Suite struct LimitTests {
    private let system = PackedLifecycle(blocks: 4)
    private var total: Int { lifecycleStates(4) }

    @Test func asManyStatesAsThereAreSuffice() {
        let result = system.explore(ExplorationOptions(maximumStates: total))
        #expect(result.outcome == .complete)
        #expect(result.isVerified)
    }

    @Test(arguments: [0, 1, 2, 57, 1000])
    func fewerStatesDoNot(limit: Int) {
        let result = system.explore(ExplorationOptions(maximumStates: limit))
        #expect(result.outcome == .incomplete(.stateLimit(limit)))
        #expect(result.statistics.states == limit)
        #expect(result.statistics.expandedStates < max(1, limit))
        #expect(!result.isVerified)
        #expect(result.obligations.map(\.verdict) == [.undecided])
    }

    @Test func edgesOfAStateThatCouldNotBeExpandedAreNotCounted() {
        // The second state's first two successors are known, the third is one too many.
        let graph = Graph([0, 1, 2, 3].flatMap { state in (0...state).map { Graph.Edge(state, $0 + 1) } })
        let result = graph.explore(ExplorationOptions(maximumStates: 2))
        #expect(result.statistics.states == 2)
        #expect(result.statistics.expandedStates == 1)
        #expect(result.statistics.edges == 1)
        #expect(result.statistics.actionCounts == [1])
    }

    @Test func oneStateFewerThanThereAre() {
        let result = system.explore(ExplorationOptions(maximumStates: total - 1))
        #expect(result.outcome == .incomplete(.stateLimit(total - 1)))
        #expect(!result.isVerified)
    }

    @Test func memory() {
        let whole = PackedLifecycle(blocks: 6).explore()
        #expect(whole.outcome == .complete)
        let limit = whole.statistics.peakBytes / 3
        let part = PackedLifecycle(blocks: 6).explore(ExplorationOptions(maximumBytes: limit))
        #expect(part.outcome == .incomplete(.memoryLimit(limit)))
        #expect(part.statistics.states > 1000)
        #expect(part.statistics.states < whole.statistics.states)
        #expect(part.statistics.peakBytes <= limit)
        #expect(!part.isVerified)
        let none = PackedLifecycle(blocks: 6).explore(ExplorationOptions(maximumBytes: 0))
        #expect(none.outcome == .incomplete(.memoryLimit(0)))
    }

    @Test func memoryOfSwiftValuesCountsWhereTheExplorerNeedsNoMore() {
        // A thousand states fit into what the explorer begins with, about 31,000 bytes; their table does not.
        #expect(Counter(bound: 999).explore(ExplorationOptions(maximumBytes: 1_000_000)).outcome == .complete)
        let result = Counter(bound: 999).explore(ExplorationOptions(maximumBytes: 40_000))
        #expect(result.outcome == .incomplete(.memoryLimit(40_000)))
        #expect(result.statistics.states > 100)
    }

    @Test(arguments: [Fairness.weak, .none])
    func noMoreMemoryIsHeldThanAllowed(fairness: Fairness) {
        // Some limits are reached while states, edges or the index grow, others when the obligation is decided.
        var ends: [Outcome: Int] = [:]
        for limit in stride(from: 20_000, to: 700_000, by: 27_011) {
            let result = Lifecycle(fairness: fairness).explore(ExplorationOptions(maximumBytes: limit))
            if result.statistics.states > 0 {
                #expect(result.statistics.peakBytes <= limit)
            }
            switch result.outcome {
            case .complete: #expect(result.obligations[0].verdict != .undecided)
            case .incomplete(let reason):
                #expect(reason == .memoryLimit(limit))
                #expect(result.obligations[0].verdict == .undecided)
            }
            ends[result.outcome == .complete ? .complete : .incomplete(.cancelled), default: 0] += 1
        }
        #expect(ends.count == 2, "only limits that all suffice, or all do not, say little")
    }

    /// The packed family with another fairness.
    private struct Lifecycle: PackedTransitionSystem {
        let base = PackedLifecycle(blocks: 4)
        var fairness: Fairness

        var wordsPerState: Int { 1 }
        var actions: [Action] { base.actions.map { Action($0.name, fairness: fairness) } }
        var obligations: [Obligation] { base.obligations }

        func initialStates(into successors: inout SuccessorBuffer) { base.initialStates(into: &successors) }

        func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
            base.successors(of: state, into: &successors)
        }

        func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
            base.obligationStatus(obligation, of: state)
        }

        func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { base.isAcceptingEnd(state) }
    }

    @Test func memoryOfSwiftValuesCounts() {
        let result = Counter(bound: 100_000).explore(ExplorationOptions(maximumBytes: 1_000_000))
        #expect(result.outcome == .incomplete(.memoryLimit(1_000_000)))
        #expect(!result.isVerified)
    }

    @Test func depth() {
        let result = Counter(bound: 9).explore(ExplorationOptions(maximumDepth: 4))
        #expect(result.outcome == .incomplete(.depthLimit(4)))
        #expect(result.statistics.states == 5)
        #expect(result.statistics.expandedStates == 4)
        #expect(result.statistics.depth == 4)
        // One level more would be expanded in vain, but nobody knows that before.
        #expect(Counter(bound: 9).explore(ExplorationOptions(maximumDepth: 9)).outcome == .incomplete(.depthLimit(9)))
        #expect(Counter(bound: 9).explore(ExplorationOptions(maximumDepth: 10)).outcome == .complete)
    }

    @Test func noTime() {
        let result = system.explore(ExplorationOptions(timeLimit: .zero))
        #expect(result.outcome == .incomplete(.timeLimit(.zero)))
        #expect(result.statistics.states == 0)
        #expect(!result.isVerified)
    }

    @Test func cancellation() {
        let asked = Mutex(0)
        let result = system.explore(
            ExplorationOptions(isCancelled: {
                asked.withLock { asked in
                    asked += 1
                    return asked > 3
                }
            }))
        #expect(result.outcome == .incomplete(.cancelled))
        #expect(result.statistics.states > 0)
        #expect(result.statistics.states < total)
        #expect(result.obligations.map(\.verdict) == [.undecided])
    }

    @Test func whatABoundedRunFindsIsStillReported() throws {
        var graph = Graph((0..<100).map { Graph.Edge($0, $0 + 1, violation: $0 == 3 ? 77 : nil) } + [Graph.Edge(5, 4)])
        graph.oblige("0 again", whenever: [2], eventually: [0])
        let result = graph.explore(ExplorationOptions(maximumStates: 20))
        #expect(result.outcome == .incomplete(.stateLimit(20)))
        #expect(result.violations.map(\.key) == [77])
        let failure = try #require(result.obligations[0].failure)
        expectGenuine(failure, of: 0, in: graph)
        #expect(failure.counterexample.loop.count == 2)
    }

    @Test func oneFailureIsEnoughWhenAskedFor() {
        var graph = Graph((0..<100).map { Graph.Edge($0, $0 + 1, violation: $0 % 10 == 9 ? $0 : nil) })
        graph.oblige("0 again", whenever: [2], eventually: [0])
        let result = graph.explore(ExplorationOptions(stopsAtFirstFailure: true))
        #expect(result.outcome == .incomplete(.stoppedAtFirstFailure))
        #expect(result.violations.map(\.key) == [9])
        #expect(result.statistics.expandedStates == 10)
        #expect(result.obligations.map(\.verdict) == [.undecided])
    }

    @Test func progressIsTold() throws {
        let told = Mutex<[ExplorationProgress]>([])
        let result = system.explore(
            ExplorationOptions(progressInterval: 500, progress: { progress in told.withLock { $0.append(progress) } }))
        let reports = told.withLock { $0 }
        #expect(reports.count >= 3)
        #expect(reports.map(\.expandedStates) == reports.map(\.expandedStates).sorted())
        #expect(Set(reports.map(\.expandedStates)).count == reports.count)
        let last = try #require(reports.last)
        #expect(last.states <= result.statistics.states)
        #expect(last.depth <= result.statistics.depth)
        #expect(last.bytes > 0)
    }
}
