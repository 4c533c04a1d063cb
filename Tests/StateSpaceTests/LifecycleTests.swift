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
}

/// The number of states of the lifecycle family.
func lifecycleStates(_ blocks: Int) -> Int {
    func power(_ base: Int) -> Int { (0..<blocks).reduce(1) { product, _ in product * base } }
    return 1 + 4 * power(5) + 2 * power(4) + 2 * power(2)
}
