import StateSpace
import Testing

/// Small well-known systems with known counts.
@Suite struct ExampleSystemTests {
    @Test func twoPhaseCommitWithThreeManagers() {
        let result = TwoPhaseCommit(managers: 3).explore()
        #expect(result.isVerified)
        #expect(result.statistics.states == 288)
        #expect(result.neverTaken.isEmpty)
    }

    @Test func twoPhaseCommitInHasteDisagrees() throws {
        let result = TwoPhaseCommit(managers: 3, isHasty: true).explore()
        #expect(!result.isVerified)
        let broken = try #require(result.brokenInvariants.first)
        #expect(broken.name == "managers agree")
        // One prepares, is heard, all is committed, it commits; another had not prepared and aborts.
        #expect(broken.trace.steps.count == 5)
        #expect(broken.trace.finalState.managers.contains(.aborted))
        #expect(broken.trace.finalState.managers.contains(.committed))
    }

    @Test(arguments: 2...5)
    func philosophersWaitInACircle(seats: Int) throws {
        let result = Philosophers(seats: seats).explore()
        #expect(result.outcome == .complete)
        #expect(result.statistics.deadlocks == 1)
        let deadlock = try #require(result.deadlocks.first)
        #expect(deadlock.actions == (0..<seats).map(Philosophers.Action.takeFirst))
        #expect(deadlock.finalState == Array(repeating: .oneFork, count: seats))
    }

    @Test(arguments: 2...5)
    func philosophersWithOneTheOtherWayRoundDoNot(seats: Int) {
        let result = Philosophers(seats: seats, isFixed: true).explore()
        #expect(result.isVerified)
        #expect(result.statistics.deadlocks == 0)
    }

    @Test func counter() {
        let result = Counter(bound: 9).explore()
        #expect(result.isVerified)
        #expect(result.statistics.states == 10)
        #expect(result.statistics.edges == 19)
        #expect(result.statistics.depth == 9)
        #expect(result.statistics.statesPerLevel == Array(repeating: 1, count: 10))
        #expect(result.statistics.actionCounts == [9, 10, 0])
        #expect(result.neverTaken == [.explode])
    }

    @Test func brokenInvariantsOfACounterComeShortestFirst() {
        let invariants = [
            Invariant<Int>("below 7") { $0 < 7 }, Invariant<Int>("below 3") { $0 < 3 },
            Invariant<Int>("not negative") { $0 >= 0 },
        ]
        let result = Counter(bound: 9, invariants: invariants).explore()
        #expect(result.brokenInvariants.map(\.name) == ["below 3", "below 7"])
        #expect(result.brokenInvariants.map(\.trace.steps.count) == [3, 7])
    }

    @Test func anEndThatIsNotAcceptedIsADeadlock() {
        var end = Graph([Graph.Edge(0, 1)])
        #expect(end.explore().deadlocks.map(\.finalState) == [[1]])
        #expect(end.explore(ExplorationOptions(findsDeadlocks: false)).deadlocks.isEmpty)
        #expect(end.explore(ExplorationOptions(findsDeadlocks: false)).statistics.deadlocks == 1)
        end.accepting = [1]
        #expect(end.explore().isVerified)
    }
}
