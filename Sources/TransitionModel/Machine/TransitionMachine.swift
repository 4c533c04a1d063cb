import StateSpace

/// A program in its environment: an animator, UIKit's lifecycle and one scenario as a finite state machine.
///
/// One step is one turn of the main run loop: one event and every callback that it causes run to their ends. To stay
/// small the story is bounded: at most one visit to the background, one repetition after a cancel and one after the way
/// there and back, two firings of one task pending at once, and each method called from outside once in each
/// transition.
final class TransitionMachine: Sendable {
    let prepared: PreparedProgram
    let program: AnimatorProgram
    let scenario: Scenario
    let evidence: Evidence
    let legs: [Leg]
    /// The position of the leg that the story is told for.
    private let mainLeg: Int
    let domains: Domains
    let layout: StateLayout
    let tracked: [TrackedAttribute]
    /// The most ways in which one turn is followed.
    let mostWays: Int
    let events: [MachineEvent]
    let checks: [any RuleCheck]
    /// Those that look at an instruction, by its label.
    let watchers: [[any RuleCheck]]
    /// Those that look at the ends of turns.
    let turnEndWatchers: [any RuleCheck]
    /// Whether the way there or back is left to the system in any case.
    let systemBeforehand: Bool
    /// Whether the story is told once more where it may be, and whether it begins with what was not understood before.
    let repeats: Bool
    let isInDoubt: Bool
    /// For each transition of the story what each slot holds at its beginning, as an index.
    let initialIndices: [[UInt16]]
    /// The state before the story begins; `setUp` has not run.
    let blank: MachineState

    /// The tasks that going to the background may end, each with what must hold for it.
    let interruptible: [(task: TaskID, tests: [FieldTest])]
    /// When something has ended before its time.
    let interrupted: [[FieldTest]]
    /// For each task those that come before it when both are pending.
    let earlier: [[TaskID]]
    /// What must come by what a state plainly says.
    let plainDuties: PlainDuties
    /// For each object the strong properties that may hold it.
    let owners: [[(owner: ObjectID, slot: SlotID)]]
    let copiesAtBeginning: [FieldCopy]

    /// The steps as decision trees, as far as they are known; `nil` where each is to be interpreted.
    let compiled: CompiledSteps?

    /// What is left out because it makes no difference.
    let reductions: MachineReductions
    /// The callbacks of which one may be followed for all; `nil` where there are none.
    let independentCallbacks: IndependentCallbacks?

    /// What the runs have come to so far.
    let reached: ReachedCode

    /// Set once, at the end of the initialiser.
    private(set) nonisolated(unsafe) var beginnings = Beginnings()
    /// The views, animations and animators that may change places; `nil` where there are none. Set once, like these.
    private(set) nonisolated(unsafe) var symmetry: MachineSymmetry?

    var liveness: Liveness { prepared.liveness }
    var trackedIndex: [TrackedAttribute: Int] { prepared.trackedIndex }
    var startLabels: Set<Label> { prepared.startLabels }
    var setsAtStart: Set<Int> { prepared.setsAtStart }
    var expectations: [Label] { prepared.expectations }
    var routines: [Role: Routine] { prepared.routines }
    var outsides: [Routine] { prepared.outsides }
    var outsideEnds: [Bool] { prepared.outsideEnds }
    var gestureRequests: [Bool] { prepared.gestureRequests }
    var gestureEnds: [Bool] { prepared.gestureEnds }
    var decorations: Set<ViewID> { prepared.decorations }
    var drivenInSight: Set<ObjectID> { prepared.drivenInSight }
    var hasDelegate: Bool { prepared.hasDelegate }
    var losesDelegate: Bool { prepared.losesDelegate }

    convenience init(
        _ program: AnimatorProgram, scenario: Scenario, evidence: Evidence, systemBeforehand: Bool = false,
        repeats: Bool = true, compilesSteps: StepCompilation = .whenItPays,
        reductions: MachineReductions = .all,
        checks: [any RuleCheck] = RuleChecks.all
    ) {
        self.init(
            PreparedProgram(program, for: scenario.kind, reductions: reductions), scenario: scenario,
            evidence: evidence, systemBeforehand: systemBeforehand, repeats: repeats, compilesSteps: compilesSteps,
            reductions: reductions, checks: checks)
    }

    init(
        _ prepared: PreparedProgram, scenario: Scenario, evidence: Evidence, systemBeforehand: Bool = false,
        repeats: Bool = true, isInDoubt: Bool = false, compilesSteps: StepCompilation = .whenItPays,
        reductions: MachineReductions = .all,
        checks: [any RuleCheck] = RuleChecks.all, encoded: (machine: TransitionMachine, layout: StateLayout)? = nil
    ) {
        precondition(prepared.kind == scenario.kind, "a program is prepared for one kind of transition")
        self.prepared = prepared
        program = prepared.program
        self.scenario = scenario
        self.evidence = evidence
        self.systemBeforehand = systemBeforehand
        self.repeats = repeats
        self.isInDoubt = isInDoubt
        self.reductions = reductions
        self.checks = checks
        watchers = prepared.operations.map { operation in checks.filter { $0.watches(operation) } }
        turnEndWatchers = checks.filter(\.watchesTurnEnds)
        legs = Leg.story(
            of: scenario.kind, isInteractive: scenario.isInteractive, repeats: repeats && prepared.hasDelegate)
        mainLeg = legs.firstIndex(where: \.isMain)!
        domains = prepared.domains
        layout = encoded?.layout ?? prepared.layout
        tracked = prepared.tracked
        events = prepared.events
        mostWays = prepared.mostWays
        initialIndices = legs.map { leg in
            prepared.program.slots.indices.map { UInt16(prepared.initialIndex(of: $0, leg)) }
        }
        interruptible = Self.interruptible(in: prepared.program, prepared.layout)
        interrupted = Self.interrupted(in: prepared.program, prepared.layout)
        independentCallbacks =
            reductions.contains(.partialOrder)
            ? IndependentCallbacks(prepared, layout) : nil
        earlier = Self.earlier(in: prepared.program)
        plainDuties = PlainDuties(prepared.events, prepared.program, prepared.layout, earlier: earlier)
        owners = Self.owners(in: prepared.program, prepared.domains)
        copiesAtBeginning = Self.copiesAtBeginning(
            prepared.program, prepared.layout, tracked: prepared.tracked.count)
        reached = encoded?.machine.reached ?? ReachedCode(instructions: prepared.program.instructions.count)
        if let encoded {
            compiled = encoded.machine.compiled.map { CompiledSteps($0, prepared.events, encoded.layout) }
        } else {
            compiled =
                compilesSteps == .never
                ? nil
                : CompiledSteps(prepared.events, prepared.layout, growAtOnce: compilesSteps == .always)
        }
        var blank = Self.blank(prepared, legs, initialIndices[0])
        if isInDoubt {
            blank[.mayHaveCompleted] = 1
            blank[.mayHaveTouched] = 1
        }
        self.blank = blank
        beginnings = Beginnings(self)
        if let encoded {
            symmetry = encoded.machine.symmetry.map { MachineSymmetry($0, encoded.machine, encoded.layout) }
        } else {
            symmetry = MachineSymmetry(self)
        }
    }

    /// The same machine with its states packed otherwise; it goes on with the steps that are known, and notes what it
    /// reaches in the same place.
    convenience init(_ machine: TransitionMachine, _ layout: StateLayout) {
        self.init(
            machine.prepared, scenario: machine.scenario, evidence: machine.evidence,
            systemBeforehand: machine.systemBeforehand, repeats: machine.repeats, isInDoubt: machine.isInDoubt,
            reductions: machine.reductions, checks: machine.checks, encoded: (machine, layout))
    }

    /// The transition that a state is in, or that the last request asked for.
    func leg(_ state: MachineState) -> Leg { legs[state[.leg]] }

    /// The number of the present context, counted over repetitions.
    func context(_ state: MachineState) -> Int {
        state[.leg] + state[.retried] + (state[.leg] > mainLeg ? 1 : 0)
    }

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
        case 1:
            guard state[.leg] + 1 < legs.count else { return false }
            return legs[state[.leg] + 1].part != .repetition || somethingSurvives(in: state)
        case 2: return leg(state).isMain && state.has(.cancelled) && !state.has(.retried)
        default: return false
        }
    }

    /// Whether code for the way back may still undo what the transition that has just completed has left.
    func hasWayBack(_ state: MachineState) -> Bool {
        state[.outcome] == 1 && state[.leg] + 1 < legs.count && legs[state[.leg] + 1].part == .auxiliary
    }

    private static func blank(_ prepared: PreparedProgram, _ legs: [Leg], _ slots: [UInt16]) -> MachineState {
        let (layout, program) = (prepared.layout, prepared.program)
        var state = MachineState(fields: [UInt16](repeating: 0, count: layout.widths.count))
        for slot in program.slots.indices { state[layout.slots + slot] = Int(slots[slot]) }
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
        let live = prepared.liveness.slots(in: state, self, at: labels)
        var state = state
        let first = layout.slots
        let leg = state[.leg]
        initialIndices[leg].withUnsafeBufferPointer { initial in
            state.fields.withUnsafeMutableBufferPointer { fields in
                live.forEachMissing(initial.count) { fields[first + $0] = initial[$0] }
            }
        }
        return state
    }

    /// The index of a slot's value at the beginning of the transition that a state is in.
    func initialIndex(of slot: SlotID, in state: MachineState) -> Int { Int(initialIndices[state[.leg]][slot]) }
}

extension PreparedProgram {
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
