extension AnimatorProgram {
    /// The same program without routines that the environment never calls in a story of these kinds of transition.
    func limited(to kinds: Set<TransitionKind>) -> AnimatorProgram {
        var program = self
        let isModal = !kinds.isDisjoint(with: Lifecycle.modal)
        program.routines.removeAll { routine in
            switch routine.role {
            case .animatorFor(let kind), .interactionControllerFor(let kind): !kinds.contains(kind)
            case .presentationController, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
                .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .shouldRemovePresentersView, .appearance:
                !isModal
            case .performSegue: !kinds.contains(.segue)
            case .setUp, .animateTransition, .interruptibleAnimator, .animationEnded, .startInteractiveTransition,
                .gesture, .outside:
                false
            }
        }
        return program
    }

    /// The same program with branches decided where what a slot may hold leaves only one way, and with weak references
    /// to what lives for ever taken for strong ones. Labels stay as they are.
    func folded(_ domains: Domains) -> AnimatorProgram {
        let folding = ProgramFolding(program: self, domains: domains)
        var program = self
        for label in instructions.indices {
            var operation = instructions[label].operation
            if operation.allOperands.contains(where: \.isWeak) { operation = operation.mappingOperands(folding.strong) }
            if case .branch(let condition, let then, let otherwise) = operation, let holds = folding.holds(condition) {
                operation = .jump(holds ? then : otherwise)
            }
            program.instructions[label].operation = operation
        }
        for task in tasks.indices { program.tasks[task].keeps = tasks[task].keeps.map(folding.strong) }
        return program
    }
}

/// Decides conditions by what their slots may hold.
private struct ProgramFolding {
    let program: AnimatorProgram
    let domains: Domains
    /// The slots that may hold something of which nothing is known.
    private let mayBeUnknown: [Bool]

    init(program: AnimatorProgram, domains: Domains) {
        self.program = program
        self.domains = domains
        var unknown = program.slots.indices.map { slot in
            let declaration = program.slots[slot]
            return domains.values[slot].isEmpty || declaration.initial == .undecided && declaration.candidates.isEmpty
        }
        var changed = true
        while changed {
            changed = false
            for instruction in program.instructions {
                guard case .assign(let slot, let operand) = instruction.operation, !unknown[slot] else { continue }
                let makesUnknown =
                    operand == .undecided
                    ? program.slots[slot].candidates.isEmpty : operand.slots.contains { unknown[$0] }
                if makesUnknown {
                    unknown[slot] = true
                    changed = true
                }
            }
            for routine in program.routines {
                guard let result = routine.result, unknown[result], let register = program.register(for: routine.role)
                else { continue }
                if !unknown[register] { changed = true }
                unknown[register] = true
            }
        }
        mayBeUnknown = unknown
    }

    /// Whether a condition holds, when that is always the same.
    func holds(_ condition: Condition) -> Bool? {
        switch condition {
        case .isTrue(let operand):
            guard let values = values(operand) else { return nil }
            if values.allSatisfy({ $0 == .boolean(true) }) { return true }
            return values.contains(.boolean(true)) || values.contains(.unknown) ? nil : false
        case .isNil(let operand):
            guard let values = values(operand) else { return nil }
            if values.allSatisfy({ $0 == .absent }) { return true }
            return values.contains(.absent) ? nil : false
        case .equal(.slot(let slot), .constant(let value)), .equal(.constant(let value), .slot(let slot)):
            // Such a condition stands at every case of a switch over as many values: none of them is looked through.
            guard !mayBeUnknown[slot], value != .unknown, domains.index(of: .unknown, in: slot) == nil else {
                return nil
            }
            guard domains.index(of: value, in: slot) != nil else { return false }
            return domains.values[slot].count == 1 ? true : nil
        case .equal(let left, let right):
            guard let left = values(left), let right = values(right), !left.contains(.unknown),
                !right.contains(.unknown)
            else { return nil }
            if left.count == 1, left == right { return true }
            return left.contains(where: right.contains) ? nil : false
        case .not(let inner): return holds(inner).map { !$0 }
        }
    }

    /// Everything that an operand may be, where that is known.
    private func values(_ operand: Operand) -> [Value]? {
        switch operand {
        case .constant(let value): [value]
        case .slot(let slot): mayBeUnknown[slot] ? nil : domains.values[slot]
        case .weak(let slot): mayBeUnknown[slot] ? nil : domains.values[slot] + [.absent]
        default: nil
        }
    }

    /// A weak reference as a strong one where what it names is kept for ever.
    func strong(_ operand: Operand) -> Operand {
        guard case .weak(let slot) = operand else { return operand.mapped(strong) }
        let mayDie = domains.values[slot].contains { value in
            if case .object(let object) = value { !program.objects[object].isImmortal } else { false }
        }
        return mayDie ? operand : .slot(slot)
    }
}
