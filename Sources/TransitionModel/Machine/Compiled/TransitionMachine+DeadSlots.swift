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
        let isTouched = liveness.readers.map { readers in
            readers.contains { trace.knowledge[layout.counts + $0].contains(.written) }
        }
        let resets = resets(in: state, live) { slot, readers in
            before?.contains(slot) == false && !isTouched[readers]
                && !trace.knowledge[layout.slots + slot].contains(.written)
        }
        for (idle, values) in resets { state.set(values, where: idle) }
    }

    /// The slots that matter only while something is pending, set to what they hold at the beginning, by what must be
    /// idle for that; some may be left out.
    private func resets(
        in state: MachineState, _ live: SlotSet, leavingOut isLeftOut: (SlotID, _ readers: Int) -> Bool
    ) -> [(idle: [FieldTest], values: [FieldValue])] {
        var values = [[FieldValue]](repeating: [], count: liveness.readers.count)
        live.forEachMissing(program.slots.count) { slot in
            let readers = liveness.readersOfSlot[slot]
            guard !isLeftOut(slot, readers) else { return }
            values[readers].append(FieldValue(field: layout.slots + slot, value: initialIndex(of: slot, in: state)))
        }
        return values.indices.filter { !values[$0].isEmpty }.map { number in
            (liveness.readers[number].map { FieldTest(layout.counts + $0, is: 0) }, values[number])
        }
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

    /// What makes situations that differ only in what nothing will read the same; some slots matter whatever is pending.
    func normalising(_ state: MachineState, _ live: SlotSet) -> [StepEffect] {
        guard let trace = state.trace else { return [] }
        var effects: [StepEffect] = []
        let pending = trace.pendingValues(state.fields)
        if !pending.isEmpty { effects.append(.set(pending)) }
        for (idle, values) in resets(in: state, live, leavingOut: { _, _ in false }) {
            effects.append(idle.isEmpty ? .set(values) : .setWhere(idle, values))
        }
        return effects
    }
}
