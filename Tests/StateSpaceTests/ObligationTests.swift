import StateSpace
import Testing

/// Response properties and fairness.
@Suite struct ObligationTests {
    @Test func lossyChannelWaitsForEverWithoutFairness() throws {
        let result = LossyChannel(mostLosses: 2).explore()
        guard case .violated(let trace) = try #require(result.responses.first).verdict else {
            Issue.record("waiting for ever was not found")
            return
        }
        #expect(trace.actions == [.send, .wait])
        #expect(trace.loopStart == 1)
    }

    @Test func lossyChannelDeliversWithWeakFairness() throws {
        let result = LossyChannel(mostLosses: 2, fair: [.send, .deliver]).explore()
        #expect(result.isVerified)
        guard case .holds = try #require(result.responses.first).verdict else {
            Issue.record("the response does not hold")
            return
        }
    }

    @Test func weakFairnessDoesNotHelpWhereEachLossDisablesDelivery() throws {
        let result = LossyChannel(fair: [.send, .deliver]).explore()
        guard case .violated(let trace) = try #require(result.responses.first).verdict else {
            Issue.record("losing for ever was not found")
            return
        }
        let loop = trace.actions[(trace.loopStart ?? 0)...]
        #expect(Set(loop).isSuperset(of: [.send, .lose]))
        #expect(!loop.contains(.deliver))
    }

    @Test func lifecycleIsCompletedUnderFairness() {
        let result = PackedLifecycle(blocks: 3).explore()
        #expect(result.obligations.map(\.verdict) == [.holds])
        #expect(result.obligations[0].triggeringStates == lifecycleStates(3))
    }

    @Test func safetyAloneFindsTheSameStatesAndNoLoops() {
        var options = ExplorationOptions(usesReductions: false)
        let whole = LossyChannel(mostLosses: 2).explore(options)
        options.checksObligations = false
        let result = LossyChannel(mostLosses: 2).explore(options)
        #expect(!whole.isVerified && result.isVerified)
        #expect(result.responses.isEmpty)
        #expect(result.statistics.states == whole.statistics.states)
        #expect(result.statistics.edges == whole.statistics.edges)
    }

    @Test func aTriggerThatNeverHoldsIsVacuous() throws {
        let response = Response<Int>("after 100 comes 0", whenever: { $0 == 100 }, eventually: { $0 == 0 })
        let result = Counter(bound: 3, responses: [response]).explore()
        #expect(result.isVerified)
        guard case .vacuous = try #require(result.responses.first).verdict else {
            Issue.record("not called vacuous")
            return
        }
    }

    @Test func theGoalInTheTriggeringStateCounts() {
        var graph = Graph([Graph.Edge(0, 1), Graph.Edge(1, 1)])
        graph.oblige("met at once", whenever: [0], eventually: [0])
        graph.oblige("met before, not after", whenever: [1], eventually: [0])
        let result = graph.explore()
        #expect(result.obligations[0].verdict == .holds)
        #expect(result.obligations[1].failure?.triggeredAt == 1)
    }

    @Test func aDeadEndBeforeTheGoalFails() throws {
        var graph = Graph([Graph.Edge(0, 1), Graph.Edge(1, 2), Graph.Edge(1, 3), Graph.Edge(2, 0)])
        graph.accepting = [3]
        graph.oblige("2 again", whenever: [0, 1, 2, 3], eventually: [2])
        let failure = try #require(graph.explore().obligations[0].failure)
        #expect(failure.counterexample.loopStart == nil)
        #expect(failure.counterexample.steps.map(\.after) == [[1], [3]])
        #expect(failure.triggeredAt == 0 || failure.triggeredAt == 2)
        expectGenuine(failure, of: 0, in: graph)
    }

    @Test(arguments: [(Fairness.optional, true), (.none, false), (.weak, false)])
    func aRunMayEndWhereOnlyOptionalActionsAreEnabled(fairness: Fairness, fails: Bool) {
        var graph = Graph([Graph.Edge(0, 1), Graph.Edge(1, 0)])
        graph.actions = [Action("press", fairness: fairness)]
        graph.oblige("pressed", whenever: [0], eventually: [1])
        let failure = graph.explore().obligations[0].failure
        #expect((failure != nil) == fails)
        #expect(failure == nil || failure?.counterexample.steps.isEmpty == true)
    }

    @Test func aLoopServesEveryWeaklyFairAction() throws {
        // A ring of three; action 1 is enabled everywhere and taken only between 1 and 2, action 2 is disabled only in 2,
        // where it leads to the goal from elsewhere.
        var graph = Graph([
            Graph.Edge(0, 1, by: 0), Graph.Edge(0, 0, by: 0), Graph.Edge(1, 2, by: 1), Graph.Edge(2, 0, by: 0),
            Graph.Edge(0, 9, by: 2), Graph.Edge(1, 9, by: 2), Graph.Edge(0, 9, by: 1), Graph.Edge(2, 9, by: 1),
            Graph.Edge(9, 9, by: 0),
        ])
        graph.actions = [Action("ring"), Action("once round", fairness: .weak), Action("leave", fairness: .weak)]
        graph.oblige("9", whenever: [0], eventually: [9])
        let failure = try #require(graph.explore().obligations[0].failure)
        expectGenuine(failure, of: 0, in: graph)
        #expect(failure.counterexample.loop.map(\.after) == [[1], [2], [0]])
    }

    @Test func aLoopThatSlightsAFairActionIsNoFailure() {
        var graph = Graph([Graph.Edge(0, 0, by: 0), Graph.Edge(0, 1, by: 1), Graph.Edge(1, 1, by: 0)])
        graph.oblige("1", whenever: [0], eventually: [1])
        graph.actions = [Action("stay"), Action("go", fairness: .weak)]
        #expect(graph.explore().obligations[0].verdict == .holds)
        graph.actions = [Action("stay"), Action("go")]
        #expect(graph.explore().obligations[0].failure?.counterexample.steps.count == 1)
    }
}
