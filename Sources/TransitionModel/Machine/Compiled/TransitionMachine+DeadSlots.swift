/// Forgetting slots that nothing can read any more, while a step is being compiled.
///
/// Which slots matter hangs on what is pending. Instead of asking for each task whether it is, the step tree resets a
/// slot where all tasks that may read it are idle.
extension TransitionMachine {
    /// Forgets slots that nothing can read any more, so that equal situations are equal states.
    func forgetDeadSlots(_ state: inout MachineState) {
        guard let trace = state.trace else {
            state = withoutDeadSlots(state)
            return
        }
        let live = liveness.slotsBesidesTasks(in: state, self, at: [])
        let before = liveSlotsBefore(trace, state)
        var groups: [[TaskID]: [FieldValue]] = [:]
        var order: [[TaskID]] = []
        live.forEachMissing(program.slots.count) { slot in
            let readers = liveness.readers[slot]
            if isUntouched(slot, readers, trace), before?.contains(slot) == false { return }
            let value = FieldValue(field: layout.slots + slot, value: initialIndex(of: slot, in: state))
            if groups[readers] == nil { order.append(readers) }
            groups[readers, default: []].append(value)
        }
        for readers in order {
            state.set(groups[readers]!, where: readers.map { FieldTest(layout.counts + $0, is: 0) })
        }
    }

    /// Whether neither a slot nor what its mattering hangs on was written in a step.
    private func isUntouched(_ slot: SlotID, _ readers: [TaskID], _ trace: StepTrace) -> Bool {
        func isWritten(_ field: Int) -> Bool { trace.knowledge[field].contains(.written) }
        return !isWritten(layout.slots + slot) && !readers.contains { isWritten(layout.counts + $0) }
    }

    /// The slots that mattered before the step whatever was pending, where that follows from the path.
    private func liveSlotsBefore(_ trace: StepTrace, _ state: MachineState) -> SlotSet? {
        var old = state.unseen
        for field: EnvironmentField in [.phase, .leg, .retried, .outcome, .cancelled] {
            guard let value = trace.sourceValue(field.rawValue, in: state.fields) else { return nil }
            old[field] = value
        }
        return liveness.slotsBesidesTasks(in: old, self, at: [])
    }

    /// What makes situations that differ only in what nothing will read the same, where code stands at these places.
    func normalising(_ state: MachineState, at labels: [Label]) -> [StepEffect] {
        guard let trace = state.trace else { return [] }
        var effects: [StepEffect] = []
        let pending = trace.pendingValues(state.fields)
        if !pending.isEmpty { effects.append(.set(pending)) }
        let live = liveness.slotsBesidesTasks(in: state, self, at: labels)
        var groups: [[TaskID]: [FieldValue]] = [:]
        var order: [[TaskID]] = []
        live.forEachMissing(program.slots.count) { slot in
            let readers = liveness.readers[slot]
            if groups[readers] == nil { order.append(readers) }
            groups[readers, default: []].append(
                FieldValue(field: layout.slots + slot, value: initialIndex(of: slot, in: state)))
        }
        for readers in order {
            let idle = readers.map { FieldTest(layout.counts + $0, is: 0) }
            effects.append(idle.isEmpty ? .set(groups[readers]!) : .setWhere(idle, groups[readers]!))
        }
        return effects
    }
}
