extension AnimatorProgram {
    /// The same program with nothing left of gesture handlers, methods called from outside and appearance callbacks
    /// that do nothing but keep books of their own: they change only slots that no other code reads. Labels stay as
    /// they are.
    func withoutIdleRoutines() -> AnimatorProgram {
        lazy var mayAskForFingers = asksForFingers
        let reach = Reach(self)
        /// Code that the environment enters, with all that it runs or puts off.
        let pieces = routines.map { reach.labelsAndTasks(from: $0.entry) }
        var idle = Set(
            routines.indices.filter { number in
                switch routines[number].role {
                case .gesture, .outside, .appearance: break
                default: return false
                }
                guard pieces[number].allSatisfy({ instructions[$0].operation.isBookkeeping }) else { return false }
                if case .gesture = routines[number].role { return !mayAskForFingers }
                return true
            })
        guard !idle.isEmpty else { return self }
        let registers = [registers.animator, registers.interactionController, registers.presentationController]
        var changed = true
        while changed {
            changed = false
            var read = Set(registers.compactMap { $0 })
            for object in objects { read.formUnion(object.strongProperties) }
            for task in tasks { for operand in task.keeps { read.formUnion(operand.slots) } }
            for number in routines.indices where !idle.contains(number) {
                for label in pieces[number] { read.formUnion(instructions[label].operation.slotsRead) }
                if let result = routines[number].result { read.insert(result) }
            }
            for number in idle where pieces[number].contains(where: { label in
                if case .assign(let slot, _) = instructions[label].operation { read.contains(slot) } else { false }
            }) {
                idle.remove(number)
                changed = true
            }
        }
        var program = self
        program.routines = routines.indices.filter { !idle.contains($0) }.map { routines[$0] }
        return program
    }
}

extension AnimatorProgram {
    /// Whether any code asks whether a finger is down.
    var asksForFingers: Bool { instructions.contains { $0.operation.allOperands.contains(.fact(.isTracking)) } }
}

extension Operation {
    /// Whether it changes nothing but slots.
    fileprivate var isBookkeeping: Bool {
        switch self {
        case .assign, .branch, .jump, .end: true
        default: false
        }
    }
}
