/// Why a transition that is under way cannot be completed any more.
enum DeadEnd: Hashable {
    /// Nobody is left who could.
    case forgotten
    /// The interaction was not ended.
    case interaction
    /// A property animator with the completing block was stopped for good.
    case animatorStopped
    /// A property animator that was finished before was started once more.
    case animatorStale
    /// A property animator waits, paused or stopped, with the completing block attached.
    case animatorWaits(TaskID)
    /// A group is not left as often as it was entered.
    case group(TaskID)
    /// A timer, a display link or an animation goes on for ever.
    case repeats(TaskID)
    /// Something else that was put off does not come.
    case waits(TaskID)

    init(_ execution: Execution) {
        let state = execution.state
        let program = execution.program
        let layout = execution.layout
        if state.phase == .interacting {
            self = .interaction
            return
        }
        if state.has(.staleAnimator) {
            self = .animatorStale
            return
        }
        let waiting = program.tasks.indices.first { task in
            execution.machine.prepared.tasksMeantToEnd.contains(task) && state[layout.counts + task] > 0
        }
        guard let waiting else {
            self = state.has(.stoppedAnimator) ? .animatorStopped : .forgotten
            return
        }
        switch program.tasks[waiting].kind {
        case .animatorBlock: self = .animatorWaits(waiting)
        case .groupNotify: self = .group(waiting)
        case _ where program.tasks[waiting].ticks || program.tasks[waiting].isEndless: self = .repeats(waiting)
        default: self = .waits(waiting)
        }
    }
}
