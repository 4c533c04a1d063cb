import StateSpace

/// Callbacks that only tidy up: they take out views that the code has made, leave groups, or do nothing at all.
///
/// Several of them may be pending at once, and in whatever order they come, the same is left: so where nothing else can
/// happen before one of them but its likes and the driver's word, only that one need be followed. What makes this
/// sound, in a state in which it is done:
///
/// - Nothing else that is pending or may come can run code: no other task, no gesture, no call from outside. So nothing
///   is put off, stopped, or put anywhere before the callback has come.
/// - The transition cannot be completed before it: whoever completes waits for a group that the callback has yet to
///   leave. So no rule looks at the views before it, and what it does is seen by none.
/// - Its likes take out views and leave groups too, and the driver's word changes the phase and what was animated: all
///   of that leads to the same state in either order.
/// - A visit to the background only makes all of them come at once, and they do not look at how they ended. Where it
///   comes no more after the last of them, the story is the same but for the visit, and may have it later.
/// - It must come in the end, and comes once: no loop holds it, so what must happen on fair runs happens on those that
///   begin with it.
struct IndependentCallbacks: Sendable {
    private enum Event: Sendable { case callback, harmless, other }

    private let program: AnimatorProgram
    private let domains: Domains
    private let layout: StateLayout
    private let machineEvents: [MachineEvent]
    private let events: [Event]
    /// For each task the groups that its body leaves, one for each time; `nil` where it does more than tidy up.
    private let tasks: [[Operand]?]
    /// Whether all completions that may be attached to a property animator only tidy up.
    private let animators: [Bool]
    private let completions: Set<TaskID>
    private let hasGestures: Bool
    private let hasOutsides: Bool

    /// Finds the callbacks of a program; `nil` where there are fewer than two, so that nothing can be saved.
    init?(_ prepared: PreparedProgram, _ layout: StateLayout) {
        guard prepared.expectations.isEmpty else { return nil }
        program = prepared.program
        domains = prepared.domains
        self.layout = layout
        machineEvents = prepared.events
        completions = prepared.completions
        hasGestures = program.routines.contains { if case .gesture = $0.role { true } else { false } }
        hasOutsides = !prepared.outsides.isEmpty
        let reads = SlotReads(prepared.program)
        let tasks = prepared.program.tasks.indices.map { Self.leaves(of: $0, in: prepared, reads) }
        let animators = prepared.program.objects.indices.map { object in
            let own = prepared.attachable[object].filter(prepared.completions.contains)
            return !own.isEmpty && own.allSatisfy { tasks[$0] != nil }
        }
        self.tasks = tasks
        self.animators = animators
        events = prepared.events.map { event in
            switch event {
            case .fire(let task):
                tasks[task] != nil && Self.comesByItself(prepared.program.tasks[task]) ? .callback : .other
            case .arrive(let object): animators[object] ? .callback : .other
            case .driverFinishes, .driverCancels, .background: .harmless
            default: .other
            }
        }
        let count = events.count { if case .callback = $0 { true } else { false } }
        if count < 2 { return nil }
    }

    /// Whether a task fires as an event of its own, once for each time that it was put off.
    private static func comesByItself(_ task: TaskDeclaration) -> Bool {
        task.kind == .viewAnimation || task.kind == .dispatch
    }

    /// The groups that a task's body leaves; `nil` where it does anything but tidy up.
    private static func leaves(of task: TaskID, in prepared: PreparedProgram, _ reads: SlotReads) -> [Operand]? {
        let program = prepared.program
        let declaration = program.tasks[task]
        guard comesByItself(declaration) || declaration.kind == .animatorBlock,
            declaration.argument.map({ reads[$0] > 0 }) != true, var label = declaration.body
        else { return nil }
        var leaves: [Operand] = []
        for _ in program.instructions.indices {
            switch program.instructions[label].operation {
            case .end: return leaves
            case .jump(let target) where target > label:
                label = target
                continue
            case .remove(let view) where takesOutMadeViews(view, prepared): break
            case .group(let group, .leave): leaves.append(group)
            default: return nil
            }
            label += 1
            guard label < program.instructions.count else { return nil }
        }
        return nil
    }

    /// Whether all that an operand can name are views that the code has made.
    private static func takesOutMadeViews(_ operand: Operand, _ prepared: PreparedProgram) -> Bool {
        prepared.domains.possible(operand, prepared.program).allSatisfy { value in
            switch value {
            case .absent: return true
            case .view(let view):
                if case .created = prepared.program.views[view].role { return true }
                return false
            default: return false
            }
        }
    }

    // MARK: In a state

    /// The ordinal of a successor that suffices for now.
    func sufficient(
        of words: UnsafePointer<UInt64>, among successors: borrowing SuccessorBuffer
    ) -> Range<Int>? {
        guard successors.count > 1 else { return nil }
        var ordinals: [Int] = []
        for ordinal in 0..<successors.count {
            let action = successors.action(at: ordinal)
            switch events[Int(action)] {
            case .other: return nil
            case .harmless: continue
            case .callback:
                // A callback that goes in several ways decides something.
                if let last = ordinals.last, successors.action(at: last) == action { return nil }
                ordinals.append(ordinal)
            }
        }
        guard !ordinals.isEmpty else { return nil }
        let state = MachineState(fields: layout.unpack(words))
        guard let groups = groupsWaitedFor(in: state), isAlone(state) else { return nil }
        let suited = ordinals.first { ordinal in
            let event = machineEvents[Int(successors.action(at: ordinal))]
            return groups.allSatisfy { comesFirst(event, $0, state) }
        }
        return suited.map { $0..<$0 + 1 }
    }

    /// The groups whose notify blocks are pending; `nil` where anything else is that does more than tidy up.
    private func groupsWaitedFor(in state: MachineState) -> Set<ObjectID>? {
        var groups: Set<ObjectID> = []
        for task in program.tasks.indices where state[layout.counts + task] > 0 {
            let attachment = state[layout.attachments + task]
            switch program.tasks[task].kind {
            case .groupNotify:
                guard attachment > 0 else { return nil }
                groups.insert(attachment - 1)
            case .animatorBlock:
                guard attachment > 0, animators[attachment - 1] else { return nil }
            // It runs when the transition is completed.
            case .coordinator: continue
            default: guard tasks[task] != nil else { return nil }
            }
        }
        return groups
    }

    /// Whether nothing may come but what is pending and the driver's word, and all of it runs forwards.
    private func isAlone(_ state: MachineState) -> Bool {
        guard [.animating, .interacting, .finishing, .cancelling].contains(state.phase), !state.has(.systemAnimator),
            !(hasOutsides && state[.driver] >= Driver.inSight.rawValue)
        else { return false }
        if hasGestures {
            let isTracking = program.gestures.indices.contains { state[layout.gestures + $0] == 1 }
            if isTracking || state.phase == .interacting { return false }
        }
        if state.phase == .interacting, state[.heldAnimator] != 0 { return false }
        return program.objects.indices.allSatisfy { object in
            guard case .propertyAnimator = program.objects[object].kind else { return true }
            let animator = AnimatorState(code: state[layout.animators + object])
            return animator.phase == .inactive
                || animators[object] && !animator.isReversed && !animator.pausesOnCompletion
        }
    }

    /// Whether a group cannot be empty before a callback has come: the others that are pending do not suffice.
    private func comesFirst(_ event: MachineEvent, _ group: ObjectID, _ state: MachineState) -> Bool {
        var others = 0
        var own = 0
        for task in program.tasks.indices where state[layout.counts + task] > 0 {
            guard let leaves = tasks[task] else { continue }
            if isPart(task, of: event, state) {
                own += leaves.count { names($0, group, state) }
                others += (state[layout.counts + task] - 1) * leaves.count
            } else {
                others += state[layout.counts + task] * leaves.count
            }
        }
        return own > 0 && state[layout.groups + group] > others
    }

    private func isPart(_ task: TaskID, of event: MachineEvent, _ state: MachineState) -> Bool {
        switch event {
        case .fire(let own): own == task
        case .arrive(let object): completions.contains(task) && state[layout.attachments + task] == object + 1
        default: false
        }
    }

    /// Whether an operand names a group in a state.
    private func names(_ operand: Operand, _ group: ObjectID, _ state: MachineState) -> Bool {
        switch operand {
        case .constant(let value): return value == .object(group)
        case .slot(let slot):
            let index = state[layout.slots + slot]
            return domains.values[slot].indices.contains(index) && domains.values[slot][index] == .object(group)
        default: return false
        }
    }
}
