/// Why a transition that is under way cannot be completed any more.
enum DeadEnd {
    /// Nobody is left who could.
    case forgotten
    /// Something that could waits for what need not come.
    case waits
    /// The interaction was not ended.
    case interaction

    init(_ execution: Execution) {
        let state = execution.state
        let program = execution.program
        let layout = execution.layout
        if state.phase == .interacting {
            self = .interaction
            return
        }
        let reach = Reach(program)
        let waits = program.tasks.indices.contains { task in
            guard state[layout.counts + task] > 0, let body = program.tasks[task].body else { return false }
            return reach.from(body).canEnd
        }
        self = waits ? .waits : .forgotten
    }
}
