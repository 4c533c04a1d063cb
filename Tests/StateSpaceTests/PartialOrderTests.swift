import StateSpace
import Testing

/// Independent steps are followed in one order, and nothing that is wrong is missed.
@Suite struct PartialOrderTests {
    @Test func countersByThemselvesAreCountedOneAfterTheOther() {
        let system = Components(machines: Array(repeating: [[1], [2], [3], []], count: 4), watched: [])
        let whole = system.explore(ExplorationOptions(usesReductions: false))
        #expect(whole.statistics.states == 256)
        #expect(whole.statistics.partlyExpandedStates == 0)
        let reduced = system.explore()
        // Twelve steps in one order; its end is a deadlock, so the shortest way to it was looked for in all orders.
        #expect(reduced.deadlocks.map(\.steps.count) == whole.deadlocks.map(\.steps.count))
        var proper = system
        proper.mayEnd = true
        let once = proper.explore()
        #expect(once.statistics.states == 13)
        #expect(once.statistics.partlyExpandedStates == 9)
        #expect(once.isVerified)
    }

    @Test func aStepIsNotPutOffForEver() {
        // The first machine goes round in a circle by itself; the second one's fault must be found all the same.
        let system = Components(machines: [[[1], [0]], [[1], []]], watched: [1])
        #expect(system.explore().violations.map(\.key) == [1])
    }

    @Test func randomSystems() {
        var reducedAtAll = 0, violated = 0
        for seed in 0..<1000 as Range<UInt64> {
            let system = Components.random(seed: seed)
            let whole = system.explore(ExplorationOptions(usesReductions: false))
            let reduced = system.explore()
            #expect(reduced.violations == whole.violations, "seed \(seed)")
            #expect(reduced.deadlocks == whole.deadlocks, "seed \(seed)")
            #expect(reduced.isVerified == whole.isVerified, "seed \(seed)")
            var options = ExplorationOptions(threads: 1 + Int(seed % 2))
            options.leastStatesDivided = 1
            options.leastStatesTogether = 1
            let together = system.explore(options)
            #expect(together.violations == reduced.violations, "seed \(seed)")
            #expect(together.statistics.states == reduced.statistics.states, "seed \(seed)")
            #expect(together.statistics.partlyExpandedStates == reduced.statistics.partlyExpandedStates, "seed \(seed)")
            if reduced.statistics.states < whole.statistics.states { reducedAtAll += 1 }
            if !whole.violations.isEmpty { violated += 1 }
        }
        #expect(reducedAtAll > 100 && violated > 100, "\(reducedAtAll) \(violated)")
    }
}

/// Machines side by side that know nothing of each other; in the last state of a watched one something is wrong, where
/// all watched ones are.
struct Components: PackedTransitionSystem {
    /// For each machine and each of its states, at most 16, where it may go.
    var machines: [[[UInt64]]]
    /// The steps of these may change whether something is reported.
    var watched: Set<Int>
    var mayEnd = false

    var wordsPerState: Int { 1 }
    var actions: [Action] { machines.indices.map { Action("\($0)") } }

    static func random(seed: UInt64) -> Components {
        var generator = SplitMix(state: seed)
        let machines = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
            let size = UInt64.random(in: 1...4, using: &generator)
            return (0..<size).map { _ in
                (0..<Int.random(in: 0...2, using: &generator)).map { _ in UInt64.random(in: 0..<size, using: &generator) }
            }
        }
        let watched = Set(machines.indices.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
        return Components(machines: machines, watched: watched, mayEnd: Bool.random(using: &generator))
    }

    private func place(_ machine: Int, _ state: UnsafePointer<UInt64>) -> Int {
        Int(state.pointee >> UInt64(4 * machine) & 15)
    }

    func initialStates(into successors: inout SuccessorBuffer) { successors.append(0, by: 0) }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        if !watched.isEmpty, watched.allSatisfy({ place($0, state) == machines[$0].count - 1 }) {
            successors.reportHere(1)
        }
        for machine in machines.indices {
            let shift = UInt64(4 * machine)
            for next in machines[machine][place(machine, state)] {
                successors.append(state.pointee & ~(15 << shift) | next << shift, by: ActionID(machine))
            }
        }
    }

    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { mayEnd }

    /// All steps of the first machine that can go on and is not watched: no other machine touches it.
    func ampleSuccessors(
        of state: UnsafePointer<UInt64>, among successors: borrowing SuccessorBuffer
    ) -> Range<Int>? {
        var start = 0
        for machine in machines.indices {
            let count = machines[machine][place(machine, state)].count
            if count > 0, !watched.contains(machine) { return start..<start + count }
            start += count
        }
        return nil
    }
}
