import StateSpace
import Testing

/// One state stands for all that differ only in the order of equal blocks.
@Suite struct SymmetryTests {
    @Test func familyOfEight() {
        let result = SymmetricLifecycle(blocks: 8).explore()
        #expect(result.isVerified)
        #expect(result.statistics.states == 2329)
        #expect(result.statistics.representedStates == 1_694_085)
        #expect(result.statistics.representedStates == lifecycleStates(8))
    }

    @Test(arguments: 1...5) func faultIsAsNearAndARealRun(blocks: Int) throws {
        let system = SymmetricLifecycle(blocks: blocks, isFaulty: true)
        let reduced = system.explore()
        let whole = system.explore(ExplorationOptions(usesReductions: false))
        #expect(reduced.violations.map(\.key) == whole.violations.map(\.key))
        #expect(reduced.violations.map(\.counterexample.steps.count) == whole.violations.map(\.counterexample.steps.count))
        #expect(try system.replays(#require(reduced.violations.first).counterexample))
        #expect(reduced.statistics.representedStates == whole.statistics.states)
        #expect(whole.statistics.representedStates == whole.statistics.states)
        #expect(blocks == 1 || reduced.statistics.states < whole.statistics.states)
        #expect(reduced.statistics.statesPerLevel.count == whole.statistics.statesPerLevel.count)
    }

    @Test func offWhereThereAreObligations() {
        var system = SymmetricLifecycle(blocks: 3)
        system.hasObligation = true
        #expect(system.explore().statistics.states == lifecycleStates(3))
    }

    /// Random workers with everything that a system can report, in one word or spread over several.
    @Test func randomSystems() {
        var reducedAtAll = 0, violated = 0, deadlocked = 0
        for seed in 0..<400 as Range<UInt64> {
            let system = Workers.random(seed: seed)
            let whole = system.explore(ExplorationOptions(usesReductions: false))
            let reduced = system.explore()
            #expect(reduced.statistics.representedStates == whole.statistics.states, "seed \(seed)")
            #expect(Set(reduced.violations.map(\.key)) == Set(whole.violations.map(\.key)), "seed \(seed)")
            for violation in reduced.violations {
                let other = whole.violations.first { $0.key == violation.key }
                #expect(violation.counterexample.steps.count == other?.counterexample.steps.count, "seed \(seed)")
                #expect(violation.place == other?.place, "seed \(seed)")
                #expect(system.replays(violation.counterexample), "seed \(seed)")
            }
            #expect(reduced.deadlocks.map(\.steps.count) == whole.deadlocks.map(\.steps.count), "seed \(seed)")
            #expect(reduced.deadlocks.allSatisfy(system.replays), "seed \(seed)")
            var options = ExplorationOptions(threads: 1 + Int(seed % 2))
            options.leastStatesDivided = 1
            options.leastStatesTogether = 1
            let together = system.explore(options)
            #expect(together.violations == reduced.violations, "seed \(seed)")
            #expect(together.statistics.states == reduced.statistics.states, "seed \(seed)")
            #expect(together.statistics.edges == reduced.statistics.edges, "seed \(seed)")
            if reduced.statistics.states < whole.statistics.states { reducedAtAll += 1 }
            if !whole.violations.isEmpty { violated += 1 }
            if !whole.deadlocks.isEmpty { deadlocked += 1 }
        }
        #expect(reducedAtAll > 100 && violated > 100 && deadlocked > 50, "\(reducedAtAll) \(violated) \(deadlocked)")
    }
}

/// The packed family with its blocks declared alike.
struct SymmetricLifecycle: PackedTransitionSystem {
    private let base: PackedLifecycle
    var hasObligation = false

    init(blocks: Int, isFaulty: Bool = false) {
        base = PackedLifecycle(blocks: blocks, isFaulty: isFaulty)
    }

    var wordsPerState: Int { 1 }
    var actions: [Action] { base.actions }
    var obligations: [Obligation] { hasObligation ? base.obligations : [] }
    var symmetries: [any StateSymmetry] { [BlockSymmetry(count: base.blocks, width: 4, from: 11)] }

    func initialStates(into successors: inout SuccessorBuffer) { base.initialStates(into: &successors) }
    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        base.successors(of: state, into: &successors)
    }
    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { base.isAcceptingEnd(state) }
    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
        base.obligationStatus(obligation, of: state)
    }
}
