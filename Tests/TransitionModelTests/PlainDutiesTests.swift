import StateSpace
import Testing

@testable import TransitionModel

/// What must come by what a state plainly says is what must come when each event is asked for by itself.
@Suite struct PlainDutiesTests {
    @Test(arguments: 0..<12)
    func plainDutiesAreTheEventsOwn(_ seed: Int) {
        let program = RandomProgram.make(seed: seed)
        for scenario in RandomProgramTests.scenarios {
            let machine = TransitionMachine(program, scenario: scenario, evidence: Evidence(), compilesSteps: .never)
            let duties = machine.plainDuties
            let plain = machine.events.filter { !duties.others.contains($0) }
            for state in states(of: machine, most: 200) {
                #expect(
                    state.any(duties.tests[state[.phase]])
                        == plain.contains { machine.isObliged($0, in: state) && machine.mayCome($0, in: state) })
            }
        }
    }

    /// The states that are reached first.
    private func states(of machine: TransitionMachine, most: Int) -> [MachineState] {
        var buffer = SuccessorBuffer(wordsPerState: machine.wordsPerState)
        machine.initialStates(into: &buffer)
        var found = (0..<buffer.count).map { buffer.words(at: $0) }
        var seen = Set(found)
        var next = 0
        while next < found.count, found.count < most {
            buffer.removeAll()
            found[next].withUnsafeBufferPointer { machine.successors(of: $0.baseAddress!, into: &buffer) }
            next += 1
            for ordinal in 0..<buffer.count where seen.insert(buffer.words(at: ordinal)).inserted {
                found.append(buffer.words(at: ordinal))
            }
        }
        return found.map { MachineState(fields: machine.layout.unpack($0)) }
    }
}
