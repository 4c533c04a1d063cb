import StateSpace

/// Writes the replay codes of a machine's counterexamples.
struct ReplayCoder {
    private let machine: TransitionMachine
    private let memory: StepMemory
    private let events: EventCodes

    init(_ machine: TransitionMachine, _ memory: StepMemory) {
        self.machine = machine
        self.memory = memory
        events = EventCodes(machine)
    }

    /// The code of a run that breaks a rule.
    func code(for run: Counterexample, rule: Rule) -> ReplayCode {
        let steps = run.steps.map { step in
            let state = MachineState(fields: step.before.withUnsafeBufferPointer { machine.layout.unpack($0.baseAddress!) })
            let event = machine.events[Int(step.action)]
            let earlier = machine.steps(from: state, memory)[..<step.ordinal]
            return ReplayCode.Step(event: events.codes[event]!, way: earlier.count { $0.event == event })
        }
        return ReplayCode(
            animator: machine.program.name, kind: machine.scenario.kind, style: machine.scenario.style,
            isInteractive: machine.scenario.isInteractive, rule: rule.id, extent: machine.prepared.extent,
            systemBeforehand: machine.systemBeforehand, repeats: machine.repeats, isInDoubt: machine.isInDoubt,
            isUnreduced: !machine.reductions.contains(.pruning), beginning: run.initialOrdinal, steps: steps,
            loopStart: run.loopStart)
    }
}
