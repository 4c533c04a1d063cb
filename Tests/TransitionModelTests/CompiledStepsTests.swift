import StateSpace
import Testing

@testable import TransitionModel

/// Compiled steps say what the interpreter says: the same edges in the same order, with the same reports.
@Suite struct CompiledStepsTests {
    @Test(arguments: 0..<12)
    func compiledStepsAreTheInterpreters(_ seed: Int) {
        let program = RandomProgram.make(seed: seed)
        for scenario in RandomProgramTests.scenarios {
            let compiled = TransitionMachine(program, scenario: scenario, evidence: Evidence(), compilesSteps: .always)
            let interpreted = TransitionMachine(
                program, scenario: scenario, evidence: Evidence(), compilesSteps: .never)
            Comparison(compiled, interpreted).walk(mostStates: 60)
        }
    }
}

/// Walks two machines over the same program side by side.
struct Comparison {
    let left: TransitionMachine
    let right: TransitionMachine

    init(_ left: TransitionMachine, _ right: TransitionMachine) {
        self.left = left
        self.right = right
    }

    /// Compares all steps out of the states that are reached first.
    func walk(mostStates: Int) {
        var seen: Set<[UInt64]> = []
        var open: [[UInt64]] = []
        var next = 0
        for edge in edges(of: left, from: nil) where !edge.words.isEmpty && seen.insert(edge.words).inserted { open.append(edge.words) }
        while next < open.count, next < mostStates {
            let words = open[next]
            next += 1
            let ours = edges(of: left, from: words)
            let theirs = edges(of: right, from: words)
            #expect(ours == theirs, "\(left.scenario), state \(next)")
            if ours != theirs { return }
            for edge in ours where !edge.words.isEmpty && seen.insert(edge.words).inserted { open.append(edge.words) }
        }
    }

    private struct Edge: Equatable {
        var action: ActionID
        var words: [UInt64]
        var reports: [UInt64]
    }

    private func edges(of machine: TransitionMachine, from words: [UInt64]?) -> [Edge] {
        var buffer = SuccessorBuffer(wordsPerState: machine.wordsPerState)
        if let words {
            words.withUnsafeBufferPointer { machine.successors(of: $0.baseAddress!, into: &buffer) }
        } else {
            machine.initialStates(into: &buffer)
        }
        var edges = (0..<buffer.count).map { number in
            Edge(action: buffer.action(at: number), words: buffer.words(at: number), reports: [])
        }
        var here: [UInt64] = []
        for violation in buffer.violations {
            if let ordinal = violation.ordinal { edges[ordinal].reports.append(violation.key) } else { here.append(violation.key) }
        }
        return edges + [Edge(action: .max, words: [], reports: here)]
    }
}
