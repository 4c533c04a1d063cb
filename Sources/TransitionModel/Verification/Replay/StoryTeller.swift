/// Tells a run while it is walked, step by step.
struct StoryTeller {
    let machine: TransitionMachine
    let memory: StepMemory
    private let recorder = Recorder()
    private(set) var state: MachineState
    private(set) var steps: [TraceStep] = []
    /// The rules broken in the last step.
    private(set) var breaches: [Breach]
    private var shown: MachineState
    /// Where the records of the next step begin; the first step tells what set up did too.
    private var told = 0

    /// Sets up in one of the ways in which a story can begin.
    init(_ machine: TransitionMachine, beginning: Int, _ memory: StepMemory = StepMemory()) {
        self.machine = machine
        self.memory = memory
        let first = machine.replay(nil, ordinal: beginning, from: machine.blank, recorder, memory)
        state = first.state
        shown = first.state
        breaches = first.breaches
    }

    /// Takes a step, by its ordinal among those out of the present state.
    mutating func take(_ event: MachineEvent, ordinal: Int) {
        recorder.step = steps.count
        let execution = machine.replay(event, ordinal: ordinal, from: state, recorder, memory)
        shown = execution.shown ?? execution.state
        steps.append(
            Teller(execution, shown).step(
                machine.words(for: event, in: state), machine.location(of: event),
                Array(recorder.records[told...])))
        told = recorder.records.count
        breaches = execution.breaches
        state = execution.state
    }

    /// The story so far.
    var story: Story { Story(machine: machine, records: recorder.records, steps: steps, end: shown) }
}
