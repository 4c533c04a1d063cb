/// Which slots may still be read once a piece of code begins: all others can be forgotten.
struct Liveness: Sendable {
    /// For each instruction the slots that may be read from there on.
    private let byLabel: [SlotSet]
    /// The slots that routines may read, whenever they are called.
    private let byRoutines: SlotSet
    /// The same once a transition is under way: choices about it that only its start asks are made.
    private let byRoutinesInFlight: SlotSet
    /// For each task the slots that its body may read.
    private let byTask: [SlotSet]

    /// The slots that matter in a state between turns, or within one at these instructions.
    func slots(in state: MachineState, _ layout: StateLayout, at labels: [Label] = []) -> SlotSet {
        var live: SlotSet
        switch state.phase {
        case .animating, .interacting, .finishing, .cancelling, .completed: live = byRoutinesInFlight
        case .idle, .requested, .begun, .settled, .over: live = byRoutines
        }
        for task in byTask.indices where state[layout.counts + task] > 0 { live.formUnion(byTask[task]) }
        for label in labels where byLabel.indices.contains(label) { live.formUnion(byLabel[label]) }
        return live
    }

    /// Whether anything may read what an assignment writes.
    func isRead(_ slot: SlotID, after label: Label) -> Bool {
        byRoutines.contains(slot) || byTask.contains { $0.contains(slot) }
            || label + 1 < byLabel.count && byLabel[label + 1].contains(slot)
    }

    init(_ program: AnimatorProgram) {
        let instructions = program.instructions
        var live = [SlotSet](repeating: SlotSet(program.slots.count), count: instructions.count)
        let none = SlotSet(program.slots.count)
        func entry(_ label: Label?) -> SlotSet {
            guard let label, instructions.indices.contains(label) else { return none }
            return live[label]
        }
        func later(_ task: TaskID) -> SlotSet {
            var slots = entry(program.tasks[task].body)
            if let argument = program.tasks[task].argument { slots.remove(argument) }
            for operand in program.tasks[task].keeps { slots.insert(operand.slots) }
            return slots
        }
        let read = instructions.map(\.operation.slotsRead)
        // The environment reads a routine's result when it has ended.
        var results: [Label: Set<SlotID>] = [:]
        for routine in program.routines {
            guard let result = routine.result else { continue }
            for label in Reach(program).allLabels(from: routine.entry) { results[label, default: []].insert(result) }
        }
        var changed = true
        while changed {
            changed = false
            for label in instructions.indices.reversed() {
                var slots: SlotSet
                switch instructions[label].operation {
                case .end:
                    slots = none
                    if let result = results[label] { slots.insert(result) }
                case .trap, .crash: slots = none
                case .jump(let target): slots = entry(target)
                case .branch(_, let then, let otherwise):
                    slots = entry(then)
                    slots.formUnion(entry(otherwise))
                case .assign(let slot, _):
                    slots = entry(label + 1)
                    slots.remove(slot)
                case let other:
                    slots = entry(label + 1)
                    for task in other.tasks { slots.formUnion(later(task)) }
                }
                slots.insert(read[label])
                if slots != live[label] {
                    live[label] = slots
                    changed = true
                }
            }
        }
        var always = none
        for label in program.expectations { always.insert(read[label]) }
        for object in program.objects { always.insert(Set(object.strongProperties)) }
        let registers = program.registers
        always.insert(
            Set(
                [registers.animator, registers.interactionController, registers.presentationController].compactMap {
                    $0
                }))
        var inFlight = always
        for routine in program.routines where routine.role != .setUp {
            var slots = entry(routine.entry)
            if let argument = routine.argument { slots.remove(argument) }
            always.formUnion(slots)
            if routine.role.isCalledAtStart {
                for (slot, declaration) in program.slots.enumerated() where declaration.lifetime == .transition {
                    slots.remove(slot)
                }
            }
            inFlight.formUnion(slots)
        }
        byRoutines = always
        byRoutinesInFlight = inFlight
        byTask = program.tasks.indices.map(later)
        byLabel = live
    }
}

/// A set of slots, a bit each.
struct SlotSet: Hashable, Sendable {
    private var words: [UInt64]

    init(_ count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    func contains(_ slot: SlotID) -> Bool { words[slot >> 6] & 1 << UInt64(slot & 63) != 0 }
    mutating func remove(_ slot: SlotID) { words[slot >> 6] &= ~(1 << UInt64(slot & 63)) }
    mutating func insert(_ slots: Set<SlotID>) {
        for slot in slots { words[slot >> 6] |= 1 << UInt64(slot & 63) }
    }
    mutating func formUnion(_ other: SlotSet) {
        for word in words.indices { words[word] |= other.words[word] }
    }
}

extension Role {
    /// Whether UIKit calls it only before or when a transition starts.
    var isCalledAtStart: Bool {
        switch self {
        case .setUp, .animatorFor, .interactionControllerFor, .presentationController, .animateTransition,
            .startInteractiveTransition, .presentationTransitionWillBegin, .dismissalTransitionWillBegin,
            .shouldRemovePresentersView, .performSegue:
            true
        case .interruptibleAnimator, .animationEnded, .presentationTransitionDidEnd, .dismissalTransitionDidEnd,
            .gesture,
            .outside:
            false
        }
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
        case .appearance(let controller, let begins): [controller] + (begins.map { [$0] } ?? [])
        case .expectOrder(let views): views
        case .opaque(let opaque): opaque.handed
        }
    }

    /// The slots it reads.
    var slotsRead: Set<SlotID> {
        if case .branch(let condition, _, _) = self { return condition.slots }
        return operands.reduce(into: []) { $0.formUnion($1.slots) }
    }

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
