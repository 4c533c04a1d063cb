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

/// Walks two machines over the same program side by side; they may pack their states differently.
struct Comparison {
    let left: TransitionMachine
    let right: TransitionMachine

    init(_ left: TransitionMachine, _ right: TransitionMachine) {
        self.left = left
        self.right = right
    }

    /// Compares all steps out of the states that are reached first.
    func walk(mostStates: Int) {
        var seen: Set<[UInt16]> = []
        var open: [[UInt16]] = []
        var next = 0
        for edge in edges(of: left, from: nil) where !edge.fields.isEmpty && seen.insert(edge.fields).inserted {
            open.append(edge.fields)
        }
        while next < open.count, next < mostStates {
            let fields = open[next]
            next += 1
            let ours = edges(of: left, from: fields)
            let theirs = edges(of: right, from: fields)
            #expect(ours == theirs, "\(left.scenario), state \(next)")
            if ours != theirs { return }
            #expect(edges(of: left, from: fields) == ours, "\(left.scenario), state \(next), asked again")
            for edge in ours where !edge.fields.isEmpty && seen.insert(edge.fields).inserted { open.append(edge.fields) }
        }
    }

    private struct Edge: Equatable {
        var action: ActionID
        var fields: [UInt16]
        var reports: [UInt64]
    }

    private func edges(of machine: TransitionMachine, from fields: [UInt16]?) -> [Edge] {
        var buffer = SuccessorBuffer(wordsPerState: machine.wordsPerState)
        if let fields {
            var words = [UInt64](repeating: 0, count: machine.wordsPerState)
            machine.layout.pack(fields, into: &words)
            machine.successors(of: words, into: &buffer)
        } else {
            machine.initialStates(into: &buffer)
        }
        var edges = (0..<buffer.count).map { number in
            Edge(
                action: buffer.action(at: number), fields: machine.layout.unpack(buffer.words(at: number)), reports: [])
        }
        var here: [UInt64] = []
        for violation in buffer.violations {
            if let ordinal = violation.ordinal { edges[ordinal].reports.append(violation.key) } else { here.append(violation.key) }
        }
        return edges + [Edge(action: .max, fields: [], reports: here)]
    }
}
