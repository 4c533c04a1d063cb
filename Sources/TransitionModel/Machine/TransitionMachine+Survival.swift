extension TransitionMachine {
    /// Whether something that the next transition begins with is not as it was when the story began: a flag still set,
    /// a property animator still kept.
    ///
    /// What the code sets anew before it reads it does not count, nor do decisions about the world outside. Views are
    /// judged by themselves when each transition is over.
    func somethingSurvives(in state: MachineState) -> Bool {
        let next = state[.leg] + 1
        return program.slots.indices.contains { slot in
            guard liveness.mayMeet(slot, from: next) else { return false }
            let value = state[layout.slots + slot]
            if !beginnings.ways.contains(where: { $0.state[layout.slots + slot] == value }) { return true }
            return domains.values[slot].indices.contains(value)
                && isChangedAnimator(domains.values[slot][value], in: state)
        }
    }

    /// Whether a value is a property animator that is not as it was when the story began.
    private func isChangedAnimator(_ value: Value, in state: MachineState) -> Bool {
        guard case .object(let object) = value, case .propertyAnimator = program.objects[object].kind else {
            return false
        }
        return !beginnings.ways.contains { way in
            way.state[layout.animators + object] == state[layout.animators + object]
                && program.tasks.indices.allSatisfy { task in
                    (way.state[layout.attachments + task] == object + 1)
                        == (state[layout.attachments + task] == object + 1)
                }
        }
    }
}
