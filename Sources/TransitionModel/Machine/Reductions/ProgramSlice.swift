extension AnimatorProgram {
    /// The same program without conditions that steer nothing but books which nobody else looks at, and without these
    /// books: a backward slice from everything that UIKit, the rules and other code may see. Labels stay as they are.
    ///
    /// Liveness keeps what any later instruction reads, also where flags and conditions only serve each other, as in a
    /// gesture's code that remembers where the finger was. Here an assignment stays only if something visible depends
    /// on it, and a condition only if it decides whether something that stays is carried out. So every run of either
    /// program is one of the other's with the same visible instructions in the same order.
    func sliced() -> AnimatorProgram {
        var slice = ProgramSlice(self)
        slice.follow()
        var program = self
        for label in instructions.indices where !slice.stays[label] {
            switch instructions[label].operation {
            case .assign: program.instructions[label].operation = .jump(label + 1)
            case .branch:
                if let meeting = slice.dependence.meetingPoint(of: label) {
                    program.instructions[label].operation = .jump(meeting)
                }
            default: break
            }
        }
        return program
    }
}

/// What of a program anything visible depends on.
private struct ProgramSlice {
    private let program: AnimatorProgram
    let dependence: ControlDependence
    /// Whether an instruction that assigns, branches or acts is needed.
    private(set) var stays: [Bool]
    private var matters: [Bool]
    private var assignments: [[Label]]
    private var open: [Label] = []

    init(_ program: AnimatorProgram) {
        self.program = program
        dependence = ControlDependence(program)
        stays = Array(repeating: false, count: program.instructions.count)
        matters = Array(repeating: false, count: program.slots.count)
        assignments = Array(repeating: [], count: program.slots.count)
        for (label, instruction) in program.instructions.enumerated() {
            if case .assign(let slot, _) = instruction.operation { assignments[slot].append(label) }
        }
        keepWhatOthersRead()
        let watched = Self.slots(program, fedBy: \.isWatched)
        for (label, instruction) in program.instructions.enumerated() {
            let isNeeded: Bool =
                switch instruction.operation {
                case .jump, .end: false
                case .branch(let condition, _, _):
                    condition.operands.contains { $0.isWatched || $0.slots.contains { watched[$0] } }
                case .assign(_, let operand): operand == .fact(.containerView)
                default: true
                }
            if isNeeded { keep(label) }
        }
        for branch in dependence.loopDeciders { keep(branch) }
        let reach = Reach(program)
        keepGestures(reach)
        keepLoops(reach)
    }

    /// Whether work that comes again and again gets anywhere is told from all that it changes and may choose.
    private mutating func keepLoops(_ reach: Reach) {
        for (task, declaration) in program.tasks.enumerated() {
            guard let body = declaration.body else { continue }
            let labels = reach.labelsAndTasks(from: body)
            let comesAgain =
                declaration.ticks
                || labels.contains { program.instructions[$0].operation.tasks.contains(task) }
            if comesAgain { for label in labels { keep(label) } }
        }
    }

    /// A gesture whose code does nothing has no events: all of it stays where somebody asks whether a finger is down.
    private mutating func keepGestures(_ reach: Reach) {
        guard program.asksForFingers else { return }
        for routine in program.routines {
            guard case .gesture = routine.role else { continue }
            for label in reach.allLabels(from: routine.entry) { keep(label) }
        }
    }

    /// Slots that UIKit reads, and those through which objects live.
    private mutating func keepWhatOthersRead() {
        let registers = program.registers
        for register in [registers.animator, registers.interactionController, registers.presentationController] {
            if let register { keep(slot: register) }
        }
        for routine in program.routines { if let result = routine.result { keep(slot: result) } }
        for task in program.tasks { for operand in task.keeps { keep(operand.slots) } }
        for object in program.objects { keep(Set(object.strongProperties)) }
    }

    /// Slots that may hold what such an operand has said; rules note who has asked for it.
    private static func slots(_ program: AnimatorProgram, fedBy isSource: (Operand) -> Bool) -> [Bool] {
        var fed = [Bool](repeating: false, count: program.slots.count)
        var changed = true
        while changed {
            changed = false
            for instruction in program.instructions {
                guard case .assign(let slot, let operand) = instruction.operation, !fed[slot],
                    isSource(operand) || operand.slots.contains(where: { fed[$0] })
                else { continue }
                fed[slot] = true
                changed = true
            }
        }
        return fed
    }

    /// Finds all that what stays depends on.
    mutating func follow() {
        while let label = open.popLast() {
            for branch in dependence.deciders[label] { keep(branch) }
            keep(program.instructions[label].operation.slotsRead)
        }
    }

    private mutating func keep(_ label: Label) {
        guard !stays[label] else { return }
        stays[label] = true
        open.append(label)
    }

    private mutating func keep(_ slots: Set<SlotID>) {
        for slot in slots { keep(slot: slot) }
    }

    private mutating func keep(slot: SlotID) {
        guard !matters[slot] else { return }
        matters[slot] = true
        for label in assignments[slot] { keep(label) }
    }
}

extension Operand {
    /// Whether rules note that somebody has asked for it: whether the transition was cancelled, and a view that UIKit
    /// may not give.
    fileprivate var isWatched: Bool {
        switch self {
        case .fact(.wasCancelled), .fact(.contextView): true
        default: false
        }
    }
}
