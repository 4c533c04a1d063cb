extension Execution {
    /// What an operand holds now; an undecided slot is decided by this.
    func value(_ operand: Operand) -> Value {
        switch operand {
        case .constant(let value): return value
        case .slot(let slot): return read(slot)
        case .weak(let slot):
            let value = read(slot)
            guard case .object(let object) = value else { return value }
            return isAlive(object) ? value : .absent
        case .fact(let fact): return self.fact(fact)
        case .attribute(let attribute, let of):
            guard let view = view(of) else { return .unknown }
            return .attribute(self.attribute(attribute, of: view), of: view)
        case .superview(let of):
            // A view that nobody knows is somewhere.
            guard let view = view(of) else { return value(of) == .absent ? .absent : .unknown }
            switch place(of: view) {
            case .nowhere: return .absent
            case .inside(let parent): return .view(parent)
            case .home: return .unknown
            }
        case .topSubview(let of): return subview(of: of) { $0.last }
        case .bottomSubview(let of): return subview(of: of) { $0.first }
        case .isInWindow(let of): return .boolean(view(of).map(isInWindow) ?? false)
        case .isRunning(let of): return .boolean(animatorState(of)?.phase == .running)
        case .isReversed(let of): return .boolean(animatorState(of)?.isReversed ?? false)
        case .animatorState(let of):
            switch animatorState(of)?.phase {
            case .paused, .running: return .symbol("active")
            case .stopped: return .symbol("stopped")
            case .inactive, nil: return .symbol("inactive")
            }
        case .undecided: return .unknown
        }
    }

    /// One of the views in another; only of a transition's container, and of what the code made, is it known which those are.
    private func subview(of parent: Operand, _ choose: ([ViewID]) -> ViewID?) -> Value {
        guard let parent = view(parent) else { return value(parent) == .absent ? .absent : .unknown }
        switch program.views[parent].role {
        case .container, .created: return choose(children(of: parent)).map(Value.view) ?? .absent
        case .base, .overlay, .window, .outside: return .unknown
        }
    }

    /// The slot's value, decided now if it was not before.
    func read(_ slot: SlotID) -> Value {
        let index = state[layout.slots + slot]
        if index < machine.domains.values[slot].count { return machine.domains.values[slot][index] }
        let declaration = program.slots[slot]
        guard !declaration.candidates.isEmpty else { return .unknown }
        let value = declaration.candidates[choose(declaration.candidates.count)]
        write(value, to: slot)
        if let cap = declaration.caps.first(where: { $0.value == value }) {
            state[.cap] = max(state[.cap], cap.severity == .note ? 2 : cap.severity == .warning ? 1 : 0)
        }
        record(.decided, location: declaration.location, Self.words(for: value, of: declaration))
        return value
    }

    private static func words(for value: Value, of slot: Slot) -> String? {
        switch value {
        case .boolean(let flag): "`\(slot.name)` is \(flag)"
        case .absent: "`\(slot.name)` is nil"
        case .symbol(let name): "`\(slot.name)` is .\(name)"
        default: nil
        }
    }

    /// What an operand holds, without deciding anything: for rules, which only look.
    func settled(_ operand: Operand) -> Value {
        switch operand {
        case .constant(let value): return value
        case .slot(let slot), .weak(let slot):
            let index = state[layout.slots + slot]
            return index < machine.domains.values[slot].count ? machine.domains.values[slot][index] : .unknown
        case .fact(.contextView(let end)): return contextView(end).map(Value.view) ?? .absent
        case .fact(.controllerView(let end)): return .view(controllerView(end))
        case .fact(.containerView): return .view(ViewDeclaration.container)
        default: return .unknown
        }
    }

    /// Puts a value into a slot.
    func write(_ value: Value, to slot: SlotID) {
        state[layout.slots + slot] = machine.domains.code(of: value, in: slot)
    }

    /// The view that an operand names, if it names one.
    func view(_ operand: Operand) -> ViewID? {
        if case .view(let view) = value(operand) { view } else { nil }
    }

    /// The object that an operand names, if it names one.
    func object(_ operand: Operand) -> ObjectID? {
        if case .object(let object) = value(operand) { object } else { nil }
    }

    /// The object in a register.
    func object(in slot: SlotID?) -> ObjectID? {
        guard let slot else { return nil }
        let index = state[layout.slots + slot]
        guard index < machine.domains.values[slot].count, case .object(let object) = machine.domains.values[slot][index]
        else { return nil }
        return object
    }

    private func fact(_ fact: Fact) -> Value {
        switch fact {
        case .context: return state.phase == .idle ? .absent : .context(machine.context(state))
        case .contextView(let end): return contextView(end).map(Value.view) ?? .absent
        case .controllerView(let end): return .view(controllerView(end))
        case .containerView:
            // Until the end of completeTransition, and for a presentation controller as long as it presents.
            let exists = state.phase.isInFlight || turn.isInsideCompletion || isInWindow(ViewDeclaration.container)
                && Lifecycle.modal.contains(leg.kind)
            return exists ? .view(ViewDeclaration.container) : .absent
        case .wasCancelled:
            turn.askedCancelled = true
            return .boolean(state.has(.cancelled))
        case .isInteractive: return .boolean(state.phase == .interacting || state.phase == .requested && isDriven)
        case .isAnimated: return .boolean(true)
        case .presentationStyle:
            guard Lifecycle.modal.contains(leg.kind), let style = machine.scenario.style else { return .symbol("none") }
            return .symbol(style.rawValue)
        case .isForward: return .boolean((machine.nextLeg(state) ?? leg).isForward)
        case .operation:
            let kind = (machine.nextLeg(state) ?? leg).kind
            return .symbol(kind == .push ? "push" : kind == .pop ? "pop" : "none")
        case .coordinatorExists: return .boolean(state.phase == .requested || state.phase.isInFlight)
        case .isTracking: return .boolean(machine.isTracking(state))
        }
    }

    /// `viewController(forKey:).view`.
    func controllerView(_ end: TransitionEnd) -> ViewID {
        leg.isForward == (end == .to) ? ViewDeclaration.overlay : ViewDeclaration.base
    }

    /// `view(forKey:)`: nothing for the presenter's view when the style leaves it in its place.
    func contextView(_ end: TransitionEnd) -> ViewID? {
        let view = controllerView(end)
        if Lifecycle.modal.contains(leg.kind), view == ViewDeclaration.base, !state.has(.removes) { return nil }
        return view
    }

    /// Whether a condition holds; what nothing is known about may go either way.
    func holds(_ condition: Condition) -> Bool {
        switch condition {
        case .isTrue(let operand):
            switch value(operand) {
            case .boolean(let flag): return flag
            case .unknown: return choose(2) == 0
            default: return false
            }
        case .isNil(let operand): return value(operand) == .absent
        case .equal(let first, let second):
            let (left, right) = (value(first), value(second))
            guard left == .unknown || right == .unknown else { return left == right }
            if isElsewhere(first, than: right) || isElsewhere(second, than: left) { return false }
            // Something from elsewhere is none of the program's own objects and closures.
            return left.isOwn || right.isOwn ? false : choose(2) == 0
        case .not(let inner): return !holds(inner)
        }
    }

    /// Whether a superview that nobody knows is none of the views that a transition brings with it.
    private func isElsewhere(_ operand: Operand, than other: Value) -> Bool {
        guard case .superview = operand, case .view(let view) = other else { return false }
        switch program.views[view].role {
        case .container, .created: return true
        default: return false
        }
    }

    /// Whether something keeps an object alive now.
    func isAlive(_ object: ObjectID) -> Bool {
        var seen: Set<ObjectID> = []
        return isAlive(object, &seen)
    }

    /// Looks for what keeps an object, and for what keeps that, back to something that lives in any case.
    private func isAlive(_ object: ObjectID, _ seen: inout Set<ObjectID>) -> Bool {
        guard seen.insert(object).inserted else { return false }
        if program.objects[object].isImmortal { return true }
        let registers = program.registers
        for register in [registers.animator, registers.interactionController, registers.presentationController] {
            if self.object(in: register) == object { return true }
        }
        for task in program.tasks.indices where program.tasks[task].keeps.contains(where: { peek($0) == object }) {
            if turn.firing == task || state[layout.counts + task] > 0 { return true }
        }
        if case .propertyAnimator = program.objects[object].kind,
            AnimatorState(code: state[layout.animators + object]).phase != .inactive
        {
            return true
        }
        return machine.owners[object].contains { owner, slot in
            self.object(in: slot) == object && isAlive(owner, &seen)
        }
    }

    /// The object that an operand names, without deciding anything.
    private func peek(_ operand: Operand) -> ObjectID? {
        switch operand {
        case .constant(.object(let object)): object
        case .slot(let slot): object(in: slot)
        default: nil
        }
    }
}

extension Value {
    /// Whether it is something that the program made itself.
    fileprivate var isOwn: Bool {
        switch self {
        case .object, .closure: true
        default: false
        }
    }
}
