extension TransitionMachine {
    /// The steps out of a state, in the explorer's order.
    func steps(from state: MachineState, _ memory: StepMemory) -> [StepMemory.Step] {
        let judgesDeadEnds = !isDeadEnd(state)
        return memory.steps(from: state) {
            events.filter { isEnabled($0, in: state) }.flatMap { candidate in
                ways(of: candidate, from: state, judgesDeadEnds: judgesDeadEnds).executions.map {
                    StepMemory.Step(event: candidate, choices: $0.choices.again)
                }
            }
        }
    }
}
