/// Which slots may still be read once a piece of code begins: all others can be forgotten between turns.
struct Liveness: Sendable {
    /// For each slot whether routines may read it, whenever they are called.
    let byRoutines: [Bool]
    /// For each task the slots that its body may read.
    let byTask: [[SlotID]]

    init(_ program: AnimatorProgram) {
        let instructions = program.instructions
        var live: [Set<SlotID>] = Array(repeating: [], count: instructions.count)
        func entry(_ label: Label?) -> Set<SlotID> {
            guard let label, instructions.indices.contains(label) else { return [] }
            return live[label]
        }
        func later(_ task: TaskID?) -> Set<SlotID> {
            guard let task else { return [] }
            var slots = entry(program.tasks[task].body)
            if let argument = program.tasks[task].argument { slots.remove(argument) }
            for operand in program.tasks[task].keeps { slots.formUnion(operand.slots) }
            return slots
        }
        var changed = true
        while changed {
            changed = false
            for label in instructions.indices.reversed() {
                var slots: Set<SlotID>
                switch instructions[label].operation {
                case .end, .trap, .crash: slots = []
                case .jump(let target): slots = entry(target)
                case .branch(let condition, let then, let otherwise):
                    slots = entry(then).union(entry(otherwise)).union(condition.slots)
                case .assign(let slot, let operand):
                    slots = entry(label + 1)
                    slots.remove(slot)
                    slots.formUnion(operand.slots)
                case let other:
                    slots = entry(label + 1).union(other.slots)
                    for task in other.tasks { slots.formUnion(later(task)) }
                }
                if slots != live[label] {
                    live[label] = slots
                    changed = true
                }
            }
        }
        var always: Set<SlotID> = []
        for routine in program.routines where routine.role != .setUp {
            var slots = entry(routine.entry)
            if let argument = routine.argument { slots.remove(argument) }
            always.formUnion(slots)
        }
        for label in program.expectations { always.formUnion(instructions[label].operation.slots) }
        for object in program.objects { always.formUnion(object.strongProperties) }
        let registers = program.registers
        for slot in [registers.animator, registers.interactionController, registers.presentationController] {
            if let slot { always.insert(slot) }
        }
        byRoutines = program.slots.indices.map(always.contains)
        byTask = program.tasks.indices.map { later($0).sorted() }
    }
}

extension Operand {
    /// The slots it reads.
    var slots: Set<SlotID> {
        switch self {
        case .slot(let slot), .weak(let slot): [slot]
        case .attribute(_, let of), .superview(let of), .isInWindow(let of), .isRunning(let of), .isReversed(let of),
            .animatorState(let of):
            of.slots
        case .constant, .fact, .undecided: []
        }
    }
}

extension Condition {
    /// The slots it reads.
    var slots: Set<SlotID> {
        switch self {
        case .isTrue(let operand), .isNil(let operand): operand.slots
        case .equal(let left, let right): left.slots.union(right.slots)
        case .not(let condition): condition.slots
        }
    }
}

extension Operation {
    /// The operands it reads.
    var operands: [Operand] {
        switch self {
        case .assign(_, let operand): [operand]
        case .branch, .jump, .end, .trap, .crash, .create, .beginChanges, .endChanges, .schedule, .drop, .alongside,
            .installDestination:
            []
        case .insert(let view, let into, let position):
            switch position {
            case .top, .index: [view, into]
            case .above(let sibling), .below(let sibling): [view, into, sibling]
            }
        case .remove(let view), .bringToFront(let view), .sendToBack(let view): [view]
        case .set(_, let view, let value), .move(let view, _, let value): [view, value]
        case .animator(let object, let command):
            switch command {
            case .stop(let operand), .finish(let operand), .setReversed(let operand),
                .setPausesOnCompletion(let operand):
                [object, operand]
            case .create, .addAnimations, .addCompletion, .start, .pause, .continue: [object]
            }
        case .group(let object, _), .interact(let object, _), .startPercentDriven(let object): [object]
        case .complete(let context, let flag): [context, flag]
        case .request(_, let animated): [animated]
        case .appearance(_, let begins): begins.map { [$0] } ?? []
        case .expectOrder(let views): views
        case .opaque(let opaque): opaque.handed
        }
    }

    /// The slots it reads.
    var slots: Set<SlotID> { operands.reduce(into: []) { $0.formUnion($1.slots) } }

    /// The tasks that it puts off.
    var tasks: [TaskID] {
        switch self {
        case .schedule(let task), .animator(_, .addAnimations(let task)), .animator(_, .addCompletion(let task)),
            .group(_, .notify(let task)):
            [task]
        case .alongside(let animation, let completion): [animation, completion].compactMap { $0 }
        default: []
        }
    }
}
