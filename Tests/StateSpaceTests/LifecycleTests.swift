import StateSpace
import Testing

/// The family of systems that other model checkers were measured on; its counts are theirs too.
@Suite struct LifecycleTests {
    @Test(arguments: 1...6)
    func packedCountIsTheFormula(blocks: Int) {
        let result = PackedLifecycle(blocks: blocks).explore()
        #expect(result.outcome == .complete)
        #expect(result.statistics.states == lifecycleStates(blocks))
    }

    @Test func fiveBlocks() {
        let result = PackedLifecycle(blocks: 5).explore()
        #expect(result.isVerified)
        #expect(result.statistics.states == 14_613)
        #expect(result.statistics.edges == 74_032)
    }

    @Test func fiveBlocksInSwiftValues() {
        let result = HashableLifecycle(blocks: 5).explore()
        let packed = PackedLifecycle(blocks: 5).explore()
        #expect(result.isVerified)
        #expect(result.statistics.states == 14_613)
        #expect(result.statistics.edges == 74_032)
        #expect(result.statistics.statesPerLevel == packed.statistics.statesPerLevel)
        #expect(result.statistics.actionCounts == packed.statistics.actionCounts)
    }

    @Test func faultyVariantCompletesTwiceAfterEighteenSteps() throws {
        let system = PackedLifecycle(blocks: 5, isFaulty: true)
        let result = system.explore()
        #expect(result.outcome == .complete)
        let violation = try #require(result.violations.first)
        #expect(result.violations.count == 1)
        #expect(violation.key == 1)
        #expect(violation.place == .state)
        #expect(violation.counterexample.steps.count == 18)
        #expect(system.replays(violation.counterexample))
    }

    @Test func faultyVariantInSwiftValues() throws {
        let result = HashableLifecycle(blocks: 3, isFaulty: true).explore()
        let broken = try #require(result.brokenInvariants.first)
        #expect(result.brokenInvariants.count == 1)
        #expect(broken.name == "completed once")
        #expect(broken.trace.steps.count == 12)
        #expect(broken.trace.finalState.completions == 2)
    }

    @Test func withoutFairnessItIsPausedAndResumedForEver() throws {
        let result = HashableLifecycle(blocks: 3, fairness: .none).explore()
        guard case .violated(let trace) = try #require(result.responses.first).verdict else {
            Issue.record("the loop was not found")
            return
        }
        #expect(trace.loopStart == 1)
        #expect(trace.actions == [.startAnimating, .pause, .resume])
    }
}

/// The number of states of the lifecycle family.
func lifecycleStates(_ blocks: Int) -> Int {
    func power(_ base: Int) -> Int { (0..<blocks).reduce(1) { product, _ in product * base } }
    return 1 + 4 * power(5) + 2 * power(4) + 2 * power(2)
}
