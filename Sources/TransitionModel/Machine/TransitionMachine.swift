import StateSpace

/// A program in its environment: an animator, UIKit's lifecycle and one scenario as a finite state machine.
///
/// One step is one turn of the main run loop: one event and every callback that it causes run to their ends. To stay
/// small the story is bounded: at most one visit to the background, one repetition after a cancel, two firings of one
/// task pending at once, and each method called from outside once in each transition.
struct TransitionMachine: Sendable {
    let program: AnimatorProgram
    let scenario: Scenario
    let evidence: Evidence
    let legs: [Leg]
    let domains: Domains
    let liveness: Liveness
    let layout: StateLayout
    /// The attributes that the program touches, in order.
    let tracked: [TrackedAttribute]
    /// The attributes, by index, that `animateTransition` sets at its start, before it animates.
    let setsAtStart: Set<Int>
    /// The instructions that run when a transition starts, outside animation blocks.
    let startLabels: Set<Label>
    let trackedIndex: [TrackedAttribute: Int]
    let events: [MachineEvent]
    let checks: [any RuleCheck]
    /// Those that look at each instruction.
    let instructionChecks: [any RuleCheck]
    /// The instructions that expect an order of views.
    let expectations: [Label]

    let routines: [Role: Routine]
    /// The routines that may be called from outside, and which of them can end an interaction.
    let outsides: [Routine]
    let outsideEnds: [Bool]
    /// Which gestures' actions may ask for the transition that the scenario is about, and which may end an interaction.
    let gestureRequests: [Bool]
    let gestureEnds: [Bool]
    /// Views that only a presentation controller puts anywhere: what it adds to the presented view is part of it.
    let decorations: Set<ViewID>
    /// Objects that code in sight tells to finish or cancel.
    let drivenInSight: Set<ObjectID>
    /// Whether any delegate in sight hands out animators.
    let hasDelegate: Bool
    /// Whether the delegate is gone when the dismissal begins.
    let losesDelegate: Bool
    /// Whether the way there or back is left to the system in any case.
    let systemBeforehand: Bool

    init(
        _ program: AnimatorProgram, scenario: Scenario, evidence: Evidence, systemBeforehand: Bool = false,
        checks: [any RuleCheck] = RuleChecks.all
    ) {
        let program = program.reduced(for: scenario.kind)
        self.program = program
        self.scenario = scenario
        self.evidence = evidence
        self.systemBeforehand = systemBeforehand
        self.checks = checks
        instructionChecks = checks.filter(\.watchesInstructions)
        expectations = program.expectations
        legs = Leg.story(of: scenario)
        domains = Domains(program)
        liveness = Liveness(program)
        tracked = Self.trackedAttributes(of: program, domains)
        trackedIndex = Dictionary(uniqueKeysWithValues: tracked.enumerated().map { ($1, $0) })
        startLabels = Self.startLabels(of: program)
        setsAtStart = Self.attributes(setBy: startLabels, program, domains, trackedIndex)
        routines = Dictionary(program.routines.map { ($0.role, $0) }, uniquingKeysWith: { first, _ in first })
        outsides = program.routines.filter { if case .outside = $0.role { true } else { false } }
        let reach = Reach(program)
        outsideEnds = outsides.map { reach.from($0.entry).canEnd }
        let gesturePowers = program.gestures.indices.map { gesture in
            program.routines.first { $0.role == .gesture(gesture) }.map { reach.from($0.entry) } ?? Reach.Powers()
        }
        gestureRequests = gesturePowers.map { $0.requests.contains(scenario.kind) }
        gestureEnds = gesturePowers.map(\.canEnd)
        decorations = Self.decorations(of: program, domains, reach)
        drivenInSight = Self.drivenObjects(of: program, domains)
        hasDelegate = program.routines.contains { if case .animatorFor = $0.role { true } else { false } }
        losesDelegate =
            !program.delegateAssignments.isEmpty && program.delegateAssignments.allSatisfy { !$0.isRetained }
        events = MachineEvent.all(for: program, outsideCount: outsides.count)
        layout = StateLayout(program, domains: domains, tracked: tracked.count, outsideCount: outsides.count)
    }

    /// Every attribute that the program may write, and the destination's frame.
    private static func trackedAttributes(of program: AnimatorProgram, _ domains: Domains) -> [TrackedAttribute] {
        var found: Set<TrackedAttribute> = [TrackedAttribute(view: ViewDeclaration.overlay, attribute: .frame)]
        for instruction in program.instructions {
            let written: (ViewAttribute, Operand)
            switch instruction.operation {
            case .set(let attribute, let view, _): written = (attribute, view)
            case .move(let view, _, _): written = (.frame, view)
            default: continue
            }
            for case .view(let view) in domains.possible(written.1, program) {
                found.insert(TrackedAttribute(view: view, attribute: written.0))
            }
        }
        let order = Dictionary(uniqueKeysWithValues: ViewAttribute.allCases.enumerated().map { ($1, $0) })
        return found.sorted { ($0.view, order[$0.attribute]!) < ($1.view, order[$1.attribute]!) }
    }

    private static func decorations(of program: AnimatorProgram, _ domains: Domains, _ reach: Reach) -> Set<ViewID> {
        let own = program.routines.reduce(into: Set<Label>()) { labels, routine in
            switch routine.role {
            case .presentationTransitionWillBegin, .presentationTransitionDidEnd:
                labels.formUnion(reach.allLabels(from: routine.entry))
            default: break
            }
        }
        var found: Set<ViewID> = []
        var others: Set<ViewID> = []
        for (label, instruction) in program.instructions.enumerated() {
            guard case .insert(let view, _, _) = instruction.operation else { continue }
            for case .view(let view) in domains.possible(view, program) {
                if own.contains(label) { found.insert(view) } else { others.insert(view) }
            }
        }
        return found.subtracting(others)
    }

    private static func startLabels(of program: AnimatorProgram) -> Set<Label> {
        let reach = Reach(program)
        return program.routines.reduce(into: []) { labels, routine in
            switch routine.role {
            case .animateTransition, .interruptibleAnimator, .startInteractiveTransition,
                .presentationTransitionWillBegin,
                .dismissalTransitionWillBegin:
                labels.formUnion(reach.ownLabels(from: routine.entry))
            default: break
            }
        }
    }

    private static func attributes(
        setBy labels: Set<Label>, _ program: AnimatorProgram, _ domains: Domains, _ index: [TrackedAttribute: Int]
    ) -> Set<Int> {
        var found: Set<Int> = []
        for label in labels {
            guard case .set(let attribute, let view, _) = program.instructions[label].operation else { continue }
            for case .view(let view) in domains.possible(view, program) {
                if let tracked = index[TrackedAttribute(view: view, attribute: attribute)] { found.insert(tracked) }
            }
        }
        return found
    }

    private static func drivenObjects(of program: AnimatorProgram, _ domains: Domains) -> Set<ObjectID> {
        var objects: Set<ObjectID> = []
        for instruction in program.instructions {
            guard case .interact(let target, let command) = instruction.operation,
                command == .finish || command == .cancel
            else { continue }
            for case .object(let object) in domains.possible(target, program) { objects.insert(object) }
        }
        return objects
    }

    /// The transition that a state is in, or that the last request asked for.
    func leg(_ state: MachineState) -> Leg { legs[state[.leg]] }

    /// The number of the present context, counted over repetitions.
    func context(_ state: MachineState) -> Int { state[.leg] + state[.retried] }

    /// The transition that a request would begin, if any.
    func nextLeg(_ state: MachineState) -> Leg? {
        switch state.phase {
        case .idle: return legs[0]
        case .settled: return Self.repeats(state, legs) ? leg(state) : legs[state[.leg] + 1]
        default: return nil
        }
    }

    /// Whether the same transition is asked for once more: after a cancel, once a story.
    static func repeats(_ state: MachineState, _ legs: [Leg]) -> Bool { state[.outcome] == 2 }

    /// Whether the story goes on after the transition that has just completed.
    func hasMoreLegs(_ state: MachineState) -> Bool {
        switch state[.outcome] {
        case 1: return state[.leg] + 1 < legs.count
        case 2: return leg(state).isMain && state.has(.cancelled) && !state.has(.retried)
        default: return false
        }
    }

    /// The state before the story begins; `setUp` has not run.
    var blank: MachineState {
        var state = MachineState(fields: [UInt16](repeating: 0, count: layout.widths.count))
        for slot in program.slots.indices { state[layout.slots + slot] = initialIndex(of: slot, legs[0]) }
        for (view, declaration) in program.views.enumerated() {
            let place: Place
            switch declaration.role {
            case .base: place = Lifecycle.stacked.contains(legs[0].kind) ? .inside(ViewDeclaration.container) : .home
            case .overlay, .created: place = .nowhere
            case .container: place = Lifecycle.modal.contains(legs[0].kind) ? .nowhere : .inside(ViewDeclaration.window)
            case .window, .outside: place = .home
            }
            state[layout.parents + view] = place.code
            state[layout.parentsBefore + view] = place.code
        }
        return state
    }

    /// The same state without what nothing can read any more, so that equal situations are equal.
    func withoutDeadSlots(_ state: MachineState, at labels: [Label] = []) -> MachineState {
        let live = liveness.slots(in: state, layout, at: labels)
        var state = state
        let leg = leg(state)
        for slot in program.slots.indices where !live.contains(slot) {
            state[layout.slots + slot] = initialIndex(of: slot, leg)
        }
        return state
    }

    /// The index of a slot's value at the beginning of a transition.
    func initialIndex(of slot: SlotID, _ leg: Leg) -> Int {
        let value: Value
        switch program.slots[slot].initial {
        case .undecided: return domains.undecided(in: slot)
        case .value(let given): value = given
        case .direction(let forward, let backward): value = leg.isForward ? forward : backward
        case .interactive(let yes, let no): value = leg.isInteractive ? yes : no
        }
        return domains.index(of: value, in: slot)!
    }
}
