import StateSpace
import Testing

@testable import TransitionModel

/// Programs that are alike but for names and places, and what is explored of them.
@Suite struct ProgramShapeTests {
    private func program(_ change: (inout AnimatorProgram) -> Void = { _ in }) -> AnimatorProgram {
        var fade = Fade()
        fade.beforeAnimation = { code in
            let flag = code.slot("is first", .undecided, candidates: [.boolean(true), .boolean(false)])
            code.branch(.isTrue(.slot(flag))) { $0.setAlpha(.to, 0) }
        }
        var program = fade.assembled().program
        change(&program)
        return program
    }

    private func shape(of program: AnimatorProgram) -> ProgramShape {
        ProgramShape(PreparedProgram(program, for: .present))
    }

    private static func rename(_ program: inout AnimatorProgram) {
        program.name = "Another"
        program.location.line += 100
        for number in program.slots.indices { program.slots[number].name += " of another" }
        for number in program.tasks.indices { program.tasks[number].name += " of another" }
        for number in program.instructions.indices { program.instructions[number].location.line += 100 }
    }

    @Test func namesAndPlacesAreNoPartOfAShape() {
        #expect(shape(of: program(Self.rename)) == shape(of: program()))
    }

    @Test func whatIsDoneIsAPartOfAShape() {
        let longer = program { program in
            for number in program.tasks.indices { program.tasks[number].seconds = 77 }
        }
        #expect(shape(of: longer) != shape(of: program()))
        let other = program { program in
            for number in program.instructions.indices {
                if case .set(.alpha, let view, _) = program.instructions[number].operation {
                    program.instructions[number].operation = .set(.hidden, of: view, to: .constant(.boolean(true)))
                }
            }
        }
        #expect(shape(of: other) != shape(of: program()))
    }

    @Test func whatRunsAlikeIsExploredOnce() {
        let known = KnownExplorations()
        let scenario = Scenario(kind: .present, style: .fullScreen, isInteractive: false)
        var explored = 0
        func exploration(of program: AnimatorProgram, upTo maximumStates: Int) -> (Exploration, ReachedCode) {
            let machine = TransitionMachine(program, scenario: scenario, evidence: Evidence())
            let result = known.result(machine, ProgramShape(machine.prepared), upTo: maximumStates) {
                explored += 1
                return machine.explore()
            }
            return (result, machine.reached)
        }
        let (first, firstReached) = exploration(of: program(), upTo: 1000)
        let (second, secondReached) = exploration(of: program(Self.rename), upTo: 1000)
        #expect(explored == 1)
        #expect(second.statistics.states == first.statistics.states)
        #expect(second.violations.map(\.key) == first.violations.map(\.key))
        // What was reached is known of both.
        let labels = PreparedProgram(program(), for: .present).program.instructions.indices
        #expect(labels.contains { firstReached.holds($0) })
        #expect(labels.allSatisfy { firstReached.holds($0) == secondReached.holds($0) })
        #expect(firstReached.situations == secondReached.situations)
        // Another bound is another question.
        _ = exploration(of: program(), upTo: 2000)
        #expect(explored == 2)
    }
}
