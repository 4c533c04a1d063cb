extension AnimatorProgram {
    /// The same program without what changes nothing that the machine keeps: assignments to variables that nothing reads,
    /// conditions whose branches come to the same, and requests for transitions that the scenario is not about.
    ///
    /// Labels stay as they are. Where two exits differ in nothing but their place, the later one stands for both.
    func reduced(for kind: TransitionKind, domains: Domains, legs: [Leg]) -> AnimatorProgram {
        var program = self
        while true {
            let liveness = Liveness(program, domains: domains, legs: legs)
            let hasChanged = program.reduce(for: kind, isRead: { liveness.isRead($0, after: $1) })
            if !hasChanged { return program }
        }
    }

    /// The same, but only for assignments to variables that are read nowhere at all: less, and found much sooner.
    func roughlyReduced(for kind: TransitionKind) -> AnimatorProgram {
        var program = self
        var reads = SlotReads(program)
        while program.reduce(for: kind, isRead: { slot, _ in reads[slot] > 0 }, forget: { reads.remove($0) }) {}
        return program
    }

    /// Makes one pass, from the end on: what one change makes superfluous mostly stands before it.
    ///
    /// - Parameter forget: told of every instruction that is left out.
    /// - Returns: whether anything has changed.
    private mutating func reduce(
        for kind: TransitionKind, isRead: (SlotID, Label) -> Bool, forget: (Operation) -> Void = { _ in }
    ) -> Bool {
        var hasChanged = false
        for label in instructions.indices.reversed() {
            let simpler: Operation?
            switch instructions[label].operation {
            case .assign(let slot, _) where !isRead(slot, label): simpler = .jump(label + 1)
            case .interact(_, .update), .interact(_, .pause): simpler = .jump(label + 1)
            case .opaque(let opaque) where !opaque.mayComplete && !opaque.mayTouchViews: simpler = .jump(label + 1)
            case .request(let other, _) where other != kind && kind != .segue: simpler = .jump(label + 1)
            case .branch(_, let then, let otherwise):
                let (left, right) = (shortenedDestination(then), shortenedDestination(otherwise))
                let areExits = isExit(left) && isExit(right)
                simpler = left == right || areExits ? .jump(max(left, right)) : nil
            default: simpler = nil
            }
            guard let simpler else { continue }
            forget(instructions[label].operation)
            instructions[label].operation = simpler
            hasChanged = true
        }
        return hasChanged
    }

    /// Where jumps from a label lead in the end; they lead there at once from now on.
    private mutating func shortenedDestination(_ label: Label) -> Label {
        let end = destination(label)
        // Jumps in a circle stay as they are.
        if instructions.indices.contains(end), instructions[end].operation.isJump { return end }
        var label = label
        while label != end, case .jump(let target) = instructions[label].operation {
            instructions[label].operation = .jump(end)
            label = target
        }
        return end
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

    /// Where jumps from each label lead in the end; a jump in a circle leads to itself.
    func destinations() -> [Label] {
        var ends = [Label?](repeating: nil, count: instructions.count)
        for start in instructions.indices {
            var way: [Label] = []
            var label = start
            while instructions.indices.contains(label), ends[label] == nil, way.count <= instructions.count,
                case .jump(let target) = instructions[label].operation
            {
                way.append(label)
                label = target
            }
            let isCircle = way.count > instructions.count
            let end = instructions.indices.contains(label) ? ends[label] ?? label : label
            for passed in way { ends[passed] = isCircle ? passed : end }
            if instructions.indices.contains(start), ends[start] == nil { ends[start] = start }
        }
        return ends.map { $0! }
    }

    private func isExit(_ label: Label) -> Bool {
        instructions.indices.contains(label) && instructions[label].operation == .end
    }

    /// Whether a routine or body does anything that the machine keeps.
    func doesSomething(from entry: Label) -> Bool { !isExit(destination(entry)) }
}

/// How many places read each slot.
struct SlotReads {
    private var counts: [Int]

    init(_ program: AnimatorProgram) {
        counts = Array(repeating: 0, count: program.slots.count)
        let registers = program.registers
        for register in [registers.animator, registers.interactionController, registers.presentationController] {
            if let register { counts[register] += 1 }
        }
        for instruction in program.instructions { for slot in instruction.operation.slotsRead { counts[slot] += 1 } }
        for routine in program.routines { if let result = routine.result { counts[result] += 1 } }
        for object in program.objects { for slot in object.strongProperties { counts[slot] += 1 } }
        for task in program.tasks { for operand in task.keeps { for slot in operand.slots { counts[slot] += 1 } } }
    }

    subscript(slot: SlotID) -> Int { counts[slot] }

    /// The operation reads no more.
    mutating func remove(_ operation: Operation) {
        for slot in operation.slotsRead { counts[slot] -= 1 }
    }
}
