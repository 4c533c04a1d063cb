extension Execution {
    /// Calls a routine, with what the environment passes; answers what it leaves.
    @discardableResult
    func call(_ routine: Routine, with argument: Value? = nil) -> Value? {
        if let slot = routine.argument, let argument { write(argument, to: slot) }
        if asides == 0 { record(.called(routine.role), location: routine.location) }
        run(from: routine.entry)
        return routine.result.map(read)
    }

    /// Runs instructions from a label until the code ends.
    func run(from entry: Label) {
        frames.append(entry)
        defer { frames.removeLast() }
        let isFirst = resumptions?.beginsFirstRun() ?? false
        var label = (isFirst ? resumptions?.takeUp(self) : nil) ?? entry
        while !isDead {
            budget -= 1
            frames[frames.count - 1] = label
            guard budget > 0, frames.count < 48, label < machine.prepared.operations.count else {
                isDead = true
                judge { $0.atEndlessCode(self, at: min(label, program.instructions.count - 1)) }
                return
            }
            machine.reached.mark(label)
            if recorder == nil, let next = shortcut(label) {
                label = next
                continue
            }
            switch machine.prepared.operations[label] {
            case .end:
                turn.exit = label
                if asides == 0 { record(.exit, at: label) }
                return
            case .jump(let target): label = target
            case .branch(let condition, let then, let otherwise):
                if isFirst { resumptions?.pass(label, self) }
                let holds = self.holds(condition)
                noteNilView(condition, holds, label)
                label = holds ? then : otherwise
            case .trap: isDead = true
            case .crash:
                record(.exit, at: label, "the app crashes here")
                judge { $0.atCrash(self, at: label) }
                isDead = true
            case let operation:
                perform(operation, at: label)
                label += 1
            }
        }
    }

    /// Carries out an instruction that only looks at decided slots, if it is one; the label after it.
    private func shortcut(_ label: Label) -> Label? {
        switch machine.prepared.shortcuts[label] {
        case .none: return nil
        case .store(let slot, let index):
            if !turn.nilViews.isEmpty { turn.nilViews.remove(slot) }
            state[layout.slots + slot] = Int(index)
            return label + 1
        case .copy(let slot, let source, let indices):
            let index = state[layout.slots + source]
            guard index < indices.count, turn.nilViews.isEmpty else { return nil }
            state[layout.slots + slot] = Int(indices[index])
            return label + 1
        case .branch(let slot, let targets):
            let index = state[layout.slots + slot]
            guard index < targets.count, targets[index] >= 0, turn.nilViews.isEmpty else { return nil }
            return Int(targets[index])
        }
    }

    /// Remembers the branch that was taken because the context has no such view.
    private func noteNilView(_ condition: Condition, _ holds: Bool, _ label: Label) {
        switch condition {
        case .not(let inner): noteNilView(inner, !holds, label)
        case .isNil(let operand) where holds && isNilContextView(operand): turn.nilViewBranch = label
        default: break
        }
    }

    private func isNilContextView(_ operand: Operand) -> Bool {
        switch operand {
        case .fact(.contextView): true
        case .slot(let slot): turn.nilViews.contains(slot)
        default: false
        }
    }

    /// Carries out one instruction that does not jump.
    private func perform(_ operation: Operation, at label: Label) {
        for check in machine.watchers[label] { check.atInstruction(self, operation, at: label) }
        switch operation {
        case .assign(let slot, .undecided):
            state[layout.slots + slot] = machine.domains.undecided(in: slot)
        case .assign(let slot, let operand):
            let value = value(operand)
            if value == .absent, isNilContextView(operand) {
                turn.nilViews.insert(slot)
            } else {
                turn.nilViews.remove(slot)
            }
            write(value, to: slot)
            if recorder != nil, case .object = value, turn.isAskedForInteractor { record(.answered, at: label) }
            if recorder != nil, case .object(let object) = value,
                program.objects.contains(where: { $0.strongProperties.contains(slot) })
            {
                record(.stored(object), at: label)
            }
            if case .context = value, program.objects.contains(where: { $0.strongProperties.contains(slot) }) {
                record(.kept(slot), at: label)
            }
        case .create(let view): create(view)
        case .insert(let view, let parent, let position): insert(view, parent, position, label)
        case .remove(let view): remove(view, label)
        case .bringToFront(let view): restack(view, toFront: true, label)
        case .sendToBack(let view): restack(view, toFront: false, label)
        case .set(let attribute, let view, let value): set(attribute, view, value, label)
        case .move(let view, _, let value): move(view, value, label)
        case .beginChanges(let task): turn.changing.append(task)
        case .endChanges: _ = turn.changing.popLast()
        case .schedule(let task): schedule(task, label)
        case .drop(let task):
            state[layout.counts + task] = 0
            state[layout.modes + task] = 0
        case .animator(let object, let command): tell(object, command, label)
        case .group(let group, let command): tell(group, command, label)
        case .alongside(let animation, let completion):
            guard state.phase == .requested || state.phase.isInFlight else { break }
            if let animation {
                if state.phase == .begun || state.phase == .requested {
                    state[layout.counts + animation] = 1
                } else {
                    runBlock(animation)
                }
            }
            if let completion { state[layout.counts + completion] = 1 }
        case .complete(let context, let flag): complete(context, flag, label)
        case .interact(let target, let command): interact(target, command, label)
        case .startPercentDriven: carryOut(.startPercentDriven)
        case .request(let kind, _): request(kind, label)
        case .installDestination: state[.installed] = 1
        case .expectOrder:
            if let number = machine.expectations.firstIndex(of: label), state.phase.isInFlight {
                state[layout.expectations + number] = 1
            }
        case .appearance(let controller, let begins): tellAppearance(of: controller, begins, label)
        case .opaque(let opaque):
            if opaque.mayComplete { state[.mayHaveCompleted] = 1 }
            if opaque.mayTouchViews { state[.mayHaveTouched] = 1 }
            record(.none, at: label, "`\(opaque.text)` is not understood")
        case .use, .end, .jump, .branch, .trap, .crash: break
        }
    }

    /// Runs a task's body as an animation block, now.
    func runBlock(_ task: TaskID) {
        guard let body = program.tasks[task].body else { return }
        turn.changing.append(task)
        asides += 1
        run(from: body)
        asides -= 1
        _ = turn.changing.popLast()
    }

    /// Runs code that is not the animator's: where it ends is not where the animator leaves off, and what it starts is
    /// not what the animator waits for.
    func aside(_ body: () -> Void) {
        let before = turn
        asides += 1
        body()
        asides -= 1
        turn.exit = before.exit ?? turn.exit
        turn.scheduled = before.scheduled
    }

    /// Forgets slots that nothing can read any more, so that equal situations are equal states.
    func forgetDeadSlots() {
        if machine.reductions.contains(.forgetting) { machine.forgetDeadSlots(&state) }
    }
}
