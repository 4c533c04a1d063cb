extension AnimatorProgram {
    /// The same program without what changes nothing that the machine keeps: assignments to variables that nothing reads,
    /// conditions whose branches come to the same, and requests for transitions that the scenario is not about.
    ///
    /// Labels stay as they are. Where two exits differ in nothing but their place, the later one stands for both.
    func reduced(for kind: TransitionKind, domains: Domains, legs: [Leg]) -> AnimatorProgram {
        reduced(for: kind) { program in
            let liveness = Liveness(program, domains: domains, legs: legs)
            return { liveness.isRead($0, after: $1) }
        }
    }

    /// The same, but only for assignments to variables that are read nowhere at all: less, and found much sooner.
    func roughlyReduced(for kind: TransitionKind) -> AnimatorProgram {
        reduced(for: kind) { program in
            let read = program.slotsRead
            return { slot, _ in read.contains(slot) }
        }
    }

    /// The slots that anything may read: code, the environment, or what keeps objects alive.
    var slotsRead: Set<SlotID> {
        var read = Set(
            [registers.animator, registers.interactionController, registers.presentationController].compactMap { $0 })
        for instruction in instructions { read.formUnion(instruction.operation.slotsRead) }
        for routine in routines { if let result = routine.result { read.insert(result) } }
        for object in objects { read.formUnion(object.strongProperties) }
        for task in tasks { for operand in task.keeps { read.formUnion(operand.slots) } }
        return read
    }

    private func reduced(
        for kind: TransitionKind, finder: (AnimatorProgram) -> (SlotID, Label) -> Bool
    ) -> AnimatorProgram {
        var program = self
        var changed = true
        while changed {
            changed = false
            let isRead = finder(program)
            for label in program.instructions.indices {
                let simpler: Operation?
                switch program.instructions[label].operation {
                case .assign(let slot, _) where !isRead(slot, label): simpler = .jump(label + 1)
                case .interact(_, .update), .interact(_, .pause): simpler = .jump(label + 1)
                case .opaque(let opaque) where !opaque.mayComplete && !opaque.mayTouchViews: simpler = .jump(label + 1)
                case .request(let other, _) where other != kind && kind != .segue: simpler = .jump(label + 1)
                case .branch(_, let then, let otherwise):
                    let (left, right) = (program.destination(then), program.destination(otherwise))
                    let areExits = program.isExit(left) && program.isExit(right)
                    simpler = left == right || areExits ? .jump(max(left, right)) : nil
                default: simpler = nil
                }
                if let simpler {
                    program.instructions[label].operation = simpler
                    changed = true
                }
            }
        }
        return program
    }

    /// Where jumps from a label lead in the end.
    func destination(_ label: Label) -> Label {
        var label = label
        for _ in 0..<instructions.count {
            guard instructions.indices.contains(label), case .jump(let target) = instructions[label].operation else {
                return label
            }
            label = target
        }
        return label
    }

    private func isExit(_ label: Label) -> Bool {
        instructions.indices.contains(label) && instructions[label].operation == .end
    }

    /// Whether a routine or body does anything that the machine keeps.
    func doesSomething(from entry: Label) -> Bool { !isExit(destination(entry)) }
}
