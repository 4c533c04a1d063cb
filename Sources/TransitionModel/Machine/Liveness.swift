/// Which slots may still be read once a piece of code begins: all others can be forgotten.
struct Liveness: Sendable {
    /// For each instruction the slots that may be read from there on.
    let byLabel: [SlotSet]
    /// The slots that may be read whatever comes: by rules, by UIKit, and by routines that are not tied to a start.
    let always: SlotSet
    /// For each transition of a story the slots that may be read before it is under way.
    let byStart: [SlotSet]
    /// The same when it has not been asked for: what is forgotten after each transition is not read from before.
    let byLaterStart: [SlotSet]
    /// For each transition that comes once more: what it may read that earlier ones have left to it.
    let byRepetition: [Int: SlotSet]
    /// Of these, what may keep it from its end.
    let survivors: [Int: SlotSet]
    /// For each task the slots that its body may read.
    let byTask: [SlotSet]
    /// For each slot the number of its readers: the tasks whose bodies may read it.
    let readersOfSlot: [Int]
    /// The tasks that alone may read some slot, by the number of these readers.
    let readers: [[TaskID]]
    /// The slots that keep objects alive, whether or not anybody asks.
    let strong: SlotSet
    /// The code of `interruptibleAnimator(using:)`, which `animateTransition(using:)` may follow in one step.
    private let interruptible: Set<Label>

    /// The slots that matter in a state between turns, or within one at these instructions.
    func slots(in state: MachineState, _ machine: TransitionMachine, at labels: [Label] = []) -> SlotSet {
        var live = slotsBesidesTasks(in: state, machine, at: labels)
        for task in byTask.indices where state[machine.layout.counts + task] > 0 { live.formUnion(byTask[task]) }
        return live
    }

    /// The slots that matter whatever is pending.
    func slotsBesidesTasks(in state: MachineState, _ machine: TransitionMachine, at labels: [Label]) -> SlotSet {
        var live = always
        let leg = state[.leg]
        var next = leg
        switch state.phase {
        case .idle, .requested, .begun, .over:
            live.formUnion(byStart[leg])
            next = leg + 1
        case .settled:
            next = TransitionMachine.repeats(state, machine.legs) ? leg : leg + 1
            if next < byStart.count { live.formUnion(byStart[next]) }
        case .animating, .interacting, .finishing, .cancelling, .completed:
            next = mayRepeat(state, machine) ? leg : leg + 1
            if labels.contains(where: interruptible.contains) { live.formUnion(byStart[leg]) }
        }
        while next < machine.legs.count {
            live.formUnion(byRepetition[next] ?? byLaterStart[next])
            next += 1
        }
        for label in labels where byLabel.indices.contains(label) { live.formUnion(byLabel[label]) }
        return live
    }

    /// Whether the present transition may be asked for once more, after a cancel.
    private func mayRepeat(_ state: MachineState, _ machine: TransitionMachine) -> Bool {
        state.phase == .completed
            ? state[.outcome] == 2 && machine.hasMoreLegs(state)
            : machine.leg(state).isMain && !state.has(.retried)
    }

    /// Whether anything may read what an assignment writes, or it keeps something alive.
    func isRead(_ slot: SlotID, after label: Label) -> Bool {
        always.contains(slot) || strong.contains(slot) || byStart.contains { $0.contains(slot) }
            || byTask.contains { $0.contains(slot) }
            || label + 1 < byLabel.count && byLabel[label + 1].contains(slot)
    }

    /// Whether any slot may carry something over to a transition that comes once more.
    var carriesOver: Bool { survivors.values.contains { !$0.isEmpty } }

    /// Whether a transition that comes once more, or one after it, may read what earlier ones have left in a slot.
    func mayMeet(_ slot: SlotID, from leg: Int) -> Bool {
        survivors.contains { $0.key >= leg && $0.value.contains(slot) }
    }

    init(_ program: AnimatorProgram, domains: Domains, legs: [Leg]) {
        let live = Self.labels(program)
        let none = SlotSet(program.slots.count)
        func entry(_ label: Label?) -> SlotSet {
            guard let label, live.indices.contains(label) else { return none }
            return live[label]
        }
        var always = none
        for label in program.expectations { always.insert(program.instructions[label].operation.slotsRead) }
        always.insert(Self.slotsThatKeep(program, domains))
        let registers = program.registers
        always.insert(
            Set(
                [registers.animator, registers.interactionController, registers.presentationController].compactMap {
                    $0
                }))
        var starts = legs.map { _ in none }
        for routine in program.routines where routine.role != .setUp {
            var slots = entry(routine.entry)
            if let argument = routine.argument { slots.remove(argument) }
            if routine.role.isCalledAtStart {
                for (number, leg) in legs.enumerated() where routine.role.mayStart(leg.kind) {
                    starts[number].formUnion(slots)
                }
            } else {
                always.formUnion(slots)
            }
        }
        self.always = always
        interruptible = program.routines.filter { $0.role == .interruptibleAnimator }
            .reduce(into: []) { $0.formUnion(Reach(program).allLabels(from: $1.entry)) }
        byStart = starts
        byLaterStart = starts.map { start in
            var later = start
            for (slot, declaration) in program.slots.enumerated() where declaration.lifetime == .transition {
                later.remove(slot)
            }
            return later
        }
        let interruptibleEntry = program.routines.first { $0.role == .interruptibleAnimator }?.entry
        byRepetition = Dictionary(
            uniqueKeysWithValues: legs.indices.filter { legs[$0].part == .repetition }.map { number in
                var met = starts[number]
                met.formUnion(entry(interruptibleEntry))
                for slot in program.slots.indices where program.slots[slot].lifetime == .transition { met.remove(slot) }
                return (number, met)
            })
        survivors = byRepetition.mapValues { met in
            var left = met
            for slot in program.slots.indices where !Self.survives(slot, program, domains) { left.remove(slot) }
            return left
        }
        byTask = program.tasks.indices.map { task in
            var slots = entry(program.tasks[task].body)
            if let argument = program.tasks[task].argument { slots.remove(argument) }
            for operand in program.tasks[task].keeps { slots.insert(operand.slots) }
            return slots
        }
        var strong = none
        for object in program.objects { strong.insert(Set(object.strongProperties)) }
        self.strong = strong
        byLabel = live
        let readByTask = byTask
        var numbers: [[TaskID]: Int] = [:]
        var readers: [[TaskID]] = []
        readersOfSlot = program.slots.indices.map { slot in
            let tasks = readByTask.indices.filter { readByTask[$0].contains(slot) }
            if let number = numbers[tasks] { return number }
            readers.append(tasks)
            numbers[tasks] = readers.count - 1
            return readers.count - 1
        }
        self.readers = readers
    }

    /// The slots that may be read from each instruction on.
    private static func labels(_ program: AnimatorProgram) -> [SlotSet] {
        let instructions = program.instructions
        var live = [SlotSet](repeating: SlotSet(program.slots.count), count: instructions.count)
        let read = instructions.map(\.operation.slotsRead)
        // The environment reads a routine's result when it has ended.
        var results: [Label: Set<SlotID>] = [:]
        for routine in program.routines {
            guard let result = routine.result else { continue }
            for label in Reach(program).allLabels(from: routine.entry) where instructions[label].operation == .end {
                results[label, default: []].insert(result)
            }
        }
        let calledByUIKit = program.routines
            .filter { $0.role == .animateTransition || $0.role == .interruptibleAnimator }.map(\.entry)
        var slots = SlotSet(program.slots.count)
        var changed = true
        func add(_ label: Label?) {
            guard let label, instructions.indices.contains(label) else { return }
            slots.formUnion(live[label])
        }
        while changed {
            changed = false
            for label in instructions.indices.reversed() {
                slots.removeAll()
                switch instructions[label].operation {
                case .end: if let result = results[label] { slots.insert(result) }
                case .trap, .crash: break
                case .jump(let target): add(target)
                case .branch(_, let then, let otherwise):
                    add(then)
                    add(otherwise)
                case .assign(let slot, _):
                    add(label + 1)
                    slots.remove(slot)
                case let other:
                    if case .startPercentDriven = other { for entry in calledByUIKit { add(entry) } }
                    for task in other.tasks {
                        // An argument is written before the body runs.
                        var own = SlotSet(program.slots.count)
                        swap(&own, &slots)
                        add(program.tasks[task].body)
                        if let argument = program.tasks[task].argument { slots.remove(argument) }
                        for operand in program.tasks[task].keeps { slots.insert(operand.slots) }
                        slots.formUnion(own)
                    }
                    add(label + 1)
                }
                slots.insert(read[label])
                if live[label].formUnion(slots) { changed = true }
            }
        }
        return live
    }

    /// The slots through which objects live of which some code asks whether they do.
    private static func slotsThatKeep(_ program: AnimatorProgram, _ domains: Domains) -> Set<SlotID> {
        var asked: Set<ObjectID> = []
        func ask(_ operand: Operand) {
            guard operand.isWeak else { return }
            for slot in operand.slots {
                for case .object(let object) in domains.values[slot] where !program.objects[object].isImmortal {
                    asked.insert(object)
                }
            }
        }
        for instruction in program.instructions { instruction.operation.allOperands.forEach(ask) }
        for task in program.tasks { task.keeps.forEach(ask) }
        // Rules ask which properties still hold a context.
        var keeping = Set(
            program.objects.flatMap(\.strongProperties).filter { slot in
                domains.values[slot].contains { if case .context = $0 { true } else { false } }
            })
        for (owner, object) in program.objects.enumerated()
        where !object.isImmortal && !keeping.isDisjoint(with: object.strongProperties) {
            asked.insert(owner)
        }
        guard !asked.isEmpty else { return keeping }
        var changed = true
        while changed {
            changed = false
            for (owner, object) in program.objects.enumerated() {
                for slot in object.strongProperties where !keeping.contains(slot) {
                    let leads = domains.values[slot].contains {
                        if case .object(let object) = $0 { asked.contains(object) } else { false }
                    }
                    guard leads else { continue }
                    keeping.insert(slot)
                    asked.insert(owner)
                    changed = true
                }
            }
        }
        return keeping
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
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    mutating func removeAll() {
        for word in words.indices { words[word] = 0 }
    }

    /// Adds the members of another set; whether that made a difference.
    @discardableResult
    mutating func formUnion(_ other: SlotSet) -> Bool {
        var difference: UInt64 = 0
        for word in words.indices {
            difference |= other.words[word] & ~words[word]
            words[word] |= other.words[word]
        }
        return difference != 0
    }

    /// Calls back for each of the first slots that is not a member.
    func forEachMissing(_ count: Int, _ body: (SlotID) -> Void) {
        for word in words.indices {
            var missing = ~words[word]
            if count < (word + 1) << 6 { missing &= (1 << UInt64(count & 63)) - 1 }
            while missing != 0 {
                body((word << 6) + missing.trailingZeroBitCount)
                missing &= missing - 1
            }
        }
    }
}

extension Liveness {
    /// Whether what one transition leaves in a slot may keep a later one from its end: a flag, a count, a context or a
    /// property animator, where it is neither decided nor set anew.
    fileprivate static func survives(_ slot: SlotID, _ program: AnimatorProgram, _ domains: Domains) -> Bool {
        guard program.slots[slot].lifetime == .story, case .value = program.slots[slot].initial else { return false }
        return domains.values[slot].contains { value in
            switch value {
            case .boolean, .symbol, .number, .context: return true
            case .object(let object):
                if case .propertyAnimator = program.objects[object].kind { return true }
                return false
            default: return false
            }
        }
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
            .appearance, .gesture, .outside:
            false
        }
    }
}

extension Role {
    /// Whether a routine that is only called at a start may be called at the start of this kind of transition.
    func mayStart(_ kind: TransitionKind) -> Bool {
        switch self {
        case .animatorFor(let served), .interactionControllerFor(let served): served == kind
        case .presentationController, .shouldRemovePresentersView, .presentationTransitionWillBegin: kind == .present
        case .dismissalTransitionWillBegin: kind == .dismiss
        case .performSegue: kind == .segue
        default: true
        }
    }
}

extension Operand {
    /// The slots it reads.
    var slots: Set<SlotID> {
        switch self {
        case .slot(let slot), .weak(let slot): [slot]
        default: inner?.slots ?? []
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
        case .use(let operand): [operand]
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
