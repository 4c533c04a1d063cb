/// A program made ready for one kind of transition: reduced to what matters there, with all that can be known of it
/// beforehand. It serves every scenario of that kind.
struct PreparedProgram: Sendable {
    private(set) var program: AnimatorProgram
    let kind: TransitionKind
    let legs: [Leg]
    /// For which transitions only the animator that the program is named after is followed.
    let narrowing: Narrowing
    let extent: Narrowing.Extent
    let domains: Domains
    let liveness: Liveness
    let layout: StateLayout
    /// The instructions' operations and shortcuts, by label.
    let operations: [Operation]
    let shortcuts: [Shortcut]
    /// The attributes that the program touches, in order.
    let tracked: [TrackedAttribute]
    let trackedIndex: [TrackedAttribute: Int]
    /// The slots that hold something for one transition only, and those that each transition sets anew as it begins.
    let slotsOfOneTransition: [SlotID]
    let slotsSetAnew: [SlotID]
    /// The instructions that run when a transition starts, outside animation blocks.
    let startLabels: Set<Label>
    /// The work that the start of a transition puts off for no time at all: it runs before anybody can let go.
    let tasksAtOnce: Set<TaskID>
    /// The attributes, by index, that `animateTransition` sets at its start, before it animates.
    let setsAtStart: Set<Int>
    let events: [MachineEvent]
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
    /// The tasks that are attached to property animators as completions.
    let completions: Set<TaskID>
    /// For each object the blocks that may be attached to it as to a property animator.
    let attachable: [[TaskID]]
    /// The tasks whose bodies have code that can end the transition, whether or not that is ever reached.
    let tasksMeantToEnd: Set<TaskID>
    /// Whether the animator that the program is named after is handed out for the transition that a scenario is about.
    let isHandedOut: Bool
    /// Whether any code in sight, this animator's or another's, finishes or cancels an interaction.
    let steersInteraction: Bool
    /// Whether any delegate in sight hands out animators.
    let hasDelegate: Bool
    /// Whether the delegate is gone when the dismissal begins.
    let losesDelegate: Bool
    /// The copies in the program that may change places; `nil` where there are none, or nobody asks.
    private(set) var symmetry: ProgramSymmetry?

    /// The most ways in which one turn is followed: more of them make the exploration incomplete. In long code there
    /// are fewer, for each is longer and more of them are tried.
    var mostWays: Int {
        let length = max(1, program.instructions.count / 1000)
        return max(64, 4096 / (length * length))
    }

    /// Whether what one round of transitions leaves may matter to the next.
    var mayMeetItself: Bool { liveness.carriesOver }

    /// A program without what belongs to other kinds of transition than some, with what its slots may hold.
    struct Limited: Sendable {
        var program: AnimatorProgram
        var domains: Domains

        init(_ whole: AnimatorProgram, to kinds: Set<TransitionKind>) {
            program = whole.limited(to: kinds).compacted()
            domains = Domains(program)
        }
    }

    /// - Parameter limited: gives the program, whomever it is about, limited to some kinds.
    init(
        _ whole: AnimatorProgram, for kind: TransitionKind, narrowing extent: Narrowing.Extent = .story,
        reductions: MachineReductions = .all, limited: ((Set<TransitionKind>) -> Limited)? = nil
    ) {
        self.kind = kind
        self.extent = extent
        hasDelegate = whole.routines.contains { if case .animatorFor = $0.role { true } else { false } }
        legs = Leg.story(of: kind, isInteractive: false, repeats: hasDelegate)
        steersInteraction = whole.steersInteraction
        losesDelegate =
            !whole.delegateAssignments.isEmpty && whole.delegateAssignments.allSatisfy { !$0.isRetained }
        let kinds = Set(legs.map(\.kind))
        let limited = limited?(kinds) ?? Limited(whole, to: kinds)
        var program = limited.program.named(as: whole)
        narrowing = Narrowing(program, limited.domains, legs: legs, extent: extent)
        var domains = narrowing.kinds.isEmpty ? limited.domains : Domains(program, narrowing: narrowing)
        var size = Int.max
        while program.instructions.count + program.slots.count < size {
            size = program.instructions.count + program.slots.count
            program = program.folded(domains).withoutIdleRoutines().roughlyReduced(for: kind).compacted()
            domains = Domains(program, narrowing: narrowing)
            program = program.reduced(for: kind, domains: domains, legs: legs).compacted()
            if reductions.contains(.slicing) { program = program.sliced().compacted() }
            domains = Domains(program, narrowing: narrowing)
        }
        self.program = program
        self.domains = domains
        tasksMeantToEnd = Self.tasksMeantToEnd(in: program, whole)
        isHandedOut = narrowing.isHandedOut(for: kind, in: program, domains)
        liveness = Liveness(program, domains: domains, legs: legs)
        operations = program.instructions.map(\.operation)
        shortcuts = Shortcut.all(for: program, domains)
        expectations = program.expectations
        tracked = Self.trackedAttributes(of: program, domains)
        trackedIndex = Dictionary(uniqueKeysWithValues: tracked.enumerated().map { ($1, $0) })
        slotsOfOneTransition = program.slots.indices.filter { program.slots[$0].lifetime == .transition }
        slotsSetAnew = program.slots.indices.filter { program.slots[$0].initial.dependsOnTransition }
        let reach = Reach(program)
        startLabels = Self.labels(of: program, reach, where: \.runsAtStart)
        tasksAtOnce = reach.tasksAtOnce(after: program.routines.filter { $0.role.runsAtStart }.map(\.entry))
        let requestLabels = Self.labels(of: program, reach, where: \.isAskedAtRequest)
        setsAtStart = Self.attributes(setBy: startLabels.union(requestLabels), program, domains, trackedIndex)
        routines = Dictionary(program.routines.map { ($0.role, $0) }, uniquingKeysWith: { first, _ in first })
        outsides = program.routines.filter { if case .outside = $0.role { true } else { false } }
        outsideEnds = outsides.map { reach.from($0.entry).canEnd }
        let gesturePowers = program.gestures.indices.map { gesture in
            program.routines.first { $0.role == .gesture(gesture) }.map { reach.from($0.entry) } ?? Reach.Powers()
        }
        gestureRequests = gesturePowers.map { $0.requests.contains(kind) }
        gestureEnds = gesturePowers.map(\.canEnd)
        decorations = Self.decorations(of: program, domains, reach)
        drivenInSight = Self.drivenObjects(of: program, domains)
        completions = program.instructions.reduce(into: []) { tasks, instruction in
            if case .animator(_, .addCompletion(let task)) = instruction.operation { tasks.insert(task) }
        }
        attachable = Self.attachable(in: program, domains)
        events = MachineEvent.all(for: program, outsideCount: outsides.count)
        layout = StateLayout(program, domains: domains, tracked: tracked.count, outsideCount: outsides.count)
        if reductions.contains(.symmetry) { symmetry = ProgramSymmetry(self) }
    }

    /// The same, said to be about the animator that another program is named after.
    ///
    /// - Precondition: no animator is singled out.
    func named(as whole: AnimatorProgram) -> PreparedProgram {
        var result = self
        result.program = program.named(as: whole)
        return result
    }

    private static func tasksMeantToEnd(in program: AnimatorProgram, _ whole: AnimatorProgram) -> Set<TaskID> {
        struct Place: Hashable {
            var location: SourceLocation
            var name: String
        }
        let reach = Reach(whole)
        let places = Set(
            whole.tasks
                .filter { $0.body.map { reach.from($0).canEnd } ?? false }
                .map { Place(location: $0.location, name: $0.name) })
        return Set(
            program.tasks.indices.filter { task in
                let declaration = program.tasks[task]
                return declaration.body != nil
                    && places.contains(Place(location: declaration.location, name: declaration.name))
            })
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

    /// The views that only a presentation controller puts anywhere.
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

    /// The instructions of some routines, outside animation blocks.
    private static func labels(
        of program: AnimatorProgram, _ reach: Reach, where runs: (Role) -> Bool
    ) -> Set<Label> {
        program.routines.reduce(into: []) { labels, routine in
            if runs(routine.role) { labels.formUnion(reach.ownLabels(from: routine.entry)) }
        }
    }

    /// The attributes that such instructions set.
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

    /// For each object the blocks that may be attached to it, in the order in which the program declares them.
    private static func attachable(in program: AnimatorProgram, _ domains: Domains) -> [[TaskID]] {
        var found: [Set<TaskID>] = program.objects.map { _ in [] }
        for instruction in program.instructions {
            guard case .animator(let operand, let command) = instruction.operation else { continue }
            switch command {
            case .addAnimations(let task), .addCompletion(let task):
                for case .object(let object) in domains.possible(operand, program)
                where program.tasks[task].kind == .animatorBlock {
                    found[object].insert(task)
                }
            default: continue
            }
        }
        return found.map { $0.sorted() }
    }

    /// Objects that are told to finish or cancel.
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
}

extension Slot.Initial {
    /// Whether each transition of a story begins with a value of its own.
    fileprivate var dependsOnTransition: Bool {
        switch self {
        case .direction, .interactive: true
        case .value, .undecided: false
        }
    }
}

extension Role {
    /// Whether it runs when a transition starts.
    fileprivate var runsAtStart: Bool {
        switch self {
        case .animateTransition, .interruptibleAnimator, .startInteractiveTransition, .presentationTransitionWillBegin,
            .dismissalTransitionWillBegin:
            true
        default: false
        }
    }

    /// Whether a delegate hands out by it what it is asked for, at each request anew.
    fileprivate var isAskedAtRequest: Bool {
        switch self {
        case .animatorFor, .interactionControllerFor, .presentationController: true
        default: false
        }
    }
}

extension AnimatorProgram {
    /// The same code, said to be about the animator that another program is named after.
    fileprivate func named(as other: AnimatorProgram) -> AnimatorProgram {
        var program = self
        program.name = other.name
        program.location = other.location
        return program
    }
}
