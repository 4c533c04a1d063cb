import SwiftSyntax
import TransitionModel

/// Compiles one subject: the objects that are there, the routines that UIKit and people call, and what they may hand
/// out.
struct SubjectCompiler {
    let index: TypeIndex
    let survey: CodeSurvey
    let presentations: [PresentationSite]

    /// What came out: the program, and which animators it uses for which kinds.
    struct Compiled {
        var program: AnimatorProgram
        /// The animators' types by the kinds for which the delegate hands them out, in the order of the kinds.
        var animators: [TransitionKind: [String]]
        var interactive: Set<TransitionKind>
        var presentationControllers: [String]
        /// Of how many classes the drivers may be that code out of sight supplies.
        var driverClasses = 1
    }

    /// - Parameter driverTurn: which of these classes they are of.
    func compile(_ subject: Subject, driverTurn: Int = 0) -> Compiled {
        compile(subject, driverTurn: driverTurn, tiesCarriedCases: true)
            ?? compile(subject, driverTurn: driverTurn, tiesCarriedCases: false)!
    }

    /// `nil` where what enum cases carry cannot be tied to them as it was.
    private func compile(_ subject: Subject, driverTurn: Int, tiesCarriedCases: Bool) -> Compiled? {
        let type = subject.type
        let location = type.location ?? SourceLocation(file: index.files[0].path, line: 1, column: 1)
        let compiler = ProgramCompiler(index: index, name: type.name, location: location)
        if let file = index.files.first(where: { $0.path == location.file }) { compiler.frame.file = file }
        compiler.makeRegisters(at: location)
        compiler.driverTurn = driverTurn
        compiler.tiesCarriedCases = tiesCarriedCases
        compiler.presentedTypes = presentedTypes(with: type.name)
        var results: [(DelegateMethod, TransitionKind, SlotID)] = []
        var subjectInstance: Instance?
        let more = compiler.setUp(at: location) {
            subjectInstance = compiler.startingInstance(of: subject, at: location, presentations: presentations)
        }
        guard let instance = subjectInstance else { fatalError("set-up always makes the subject") }
        if case .delegate = subject {
            for method in DelegateMethod.allCases {
                for kind in method.kinds {
                    if let slot = compiler.delegateRoutine(method, for: kind, of: instance) {
                        results.append((method, kind, slot))
                    }
                }
            }
        }
        if case .segue = subject {
            compiler.isSegue = true
            compiler.segueRoutine(of: instance)
        }
        compiler.appearanceRoutines(of: instance)
        compiler.registerRoutines()
        compiler.resolveDispatches()
        compiler.addRoutinesOfObjects()
        compiler.finishSetUp(more, at: location) {
            compiler.addScreens(survey)
            compiler.supplyDrivers(survey)
        }
        compiler.addRoutinesOfObjects()
        compiler.resolveDispatches()
        compiler.dropIdleRoutines()
        compiler.writeSelections()
        compiler.resolveBehaviorRemovals()
        compiler.endWhatIsRemoved()
        compiler.resolveResets()
        guard compiler.finishCarriedCases() || !tiesCarriedCases else { return nil }
        compiler.builder.change {
            $0.delegateAssignments = assignments(for: type.name)
            $0.isUndoneOnDisappearing = index.isUndoneOnDisappearing(Set(compiler.instances.values.map(\.type)))
        }
        return compiled(compiler, subject, results)
    }

    private func compiled(
        _ compiler: ProgramCompiler, _ subject: Subject, _ results: [(DelegateMethod, TransitionKind, SlotID)]
    ) -> Compiled {
        var animators: [TransitionKind: [String]] = [:]
        var interactive: Set<TransitionKind> = []
        var presentationControllers: [String] = []
        for (method, kind, slot) in results {
            let objects = compiler.objects(in: slot)
            if method.givesAnimator { animators[kind, default: []] += objects.map(\.type) }
            if method.givesInteraction, !objects.isEmpty { interactive.insert(kind) }
            if method == .presentationController { presentationControllers += objects.map(\.type) }
        }
        switch subject {
        case .animator(let type):
            animators = Dictionary(uniqueKeysWithValues: TransitionKind.allCases.map { ($0, [type.name]) })
        case .presentationController(let type): presentationControllers = [type.name]
        default: break
        }
        return Compiled(
            program: compiler.builder.finish(), animators: animators, interactive: interactive,
            presentationControllers: presentationControllers, driverClasses: compiler.driverClasses)
    }

    /// The classes of what is given this delegate; none where some place does not tell.
    private func presentedTypes(with delegate: String) -> [String] {
        let sites = presentations.filter { index.isKind(delegate, of: $0.delegate) }
        let types = sites.compactMap { $0.isOfSelf ? delegate : $0.presented }
        return types.count == sites.count ? types : []
    }

    private func assignments(for delegate: String) -> [DelegateAssignment] {
        presentations.filter { $0.delegate == delegate }.map {
            DelegateAssignment(
                location: $0.location, delegate: delegate, isRetained: $0.isRetained,
                servesDismissal: index.method(signature: DelegateMethod.dismissalAnimator.signature, in: delegate)
                    != nil)
        }
    }
}

extension ProgramCompiler {
    /// The subject's own object, made in the set-up.
    func startingInstance(
        of subject: Subject, at location: TransitionModel.SourceLocation, presentations: [PresentationSite]
    ) -> Instance {
        let type = subject.type
        let node = Syntax(frame.file.tree)
        switch subject {
        case .delegate, .segue:
            let instance = newInstance(of: type.name, at: node, isImmortal: true)
            builder.change(object: instance.object) { $0.location = location }
            if index.isViewController(type.name) { ownViews[instance.object] = ownView(of: type, presentations) }
            initializeFromOutside(instance)
            return instance
        case .animator:
            let instance = newInstance(of: type.name, at: node)
            builder.change(object: instance.object) { $0.location = location }
            initialize(instance, as: ConstructionSite.all(of: type.name, in: index.files))
            leaveOpen(instance)
            builder.change(registers.animator!) { $0.initial = .value(.object(instance.object)) }
            return instance
        case .presentationController:
            let instance = newInstance(of: type.name, at: node)
            builder.change(object: instance.object) { $0.location = location }
            builder.change(registers.presentationController!) { $0.initial = .value(.object(instance.object)) }
            return instance
        case .interactionController:
            let instance = newInstance(of: type.name, at: node, isImmortal: true)
            builder.change(object: instance.object) { $0.location = location }
            initializeFromOutside(instance)
            builder.change(registers.interactionController!) { $0.initial = .value(.object(instance.object)) }
            return instance
        }
    }

    /// Which of the two views is the delegate's own, when the delegate is a view controller: the presented one's where
    /// it sets itself as its own delegate, else the presenter's.
    private func ownView(of type: TypeDeclaration, _ presentations: [PresentationSite]) -> Operand {
        let presentsItself = presentations.contains { $0.isOfSelf && index.isKind(type.name, of: $0.delegate) }
        return .view(presentsItself ? ViewDeclaration.overlay : ViewDeclaration.base)
    }

    /// Runs the initialiser that somebody outside calls, with arguments nobody knows.
    private func initializeFromOutside(_ instance: Instance) {
        for owner in index.ancestry(of: instance.type) {
            let all = index.type(named: owner)?.initializers ?? []
            let usable = all.filter {
                $0.parameters.first?.firstName.text != "coder" && $0.parameters.first?.firstName.text != "nibName"
            }
            guard let member = usable.first else { continue }
            runInitializer(member, owner: owner, of: instance, Arguments(), at: member.declaration)
            return
        }
    }

    /// Leaves what an unknown maker of the animator would set open: a direction follows the transition, the rest is
    /// anything.
    private func leaveOpen(_ instance: Instance) {
        for owner in index.ancestry(of: instance.type) {
            for property in index.type(named: owner)?.properties ?? [] where !property.isStatic && !property.isComputed
            {
                guard let binding = instance.properties[property.name],
                    case .slot(let slot, let term) = binding.storage,
                    property.initializer == nil || !property.isLet && !property.isPrivate
                else { continue }
                if property.type?.isOptional == true { continue }
                if let initial = openInitial(property.name, term) {
                    builder.change(slot) {
                        $0.initial = initial.initial
                        $0.candidates = initial.candidates
                    }
                    builder.forgetAssignments(to: slot)
                }
            }
        }
    }

    func openInitial(_ name: String, _ term: Term) -> (initial: Slot.Initial, candidates: [Value])? {
        switch term.shape {
        case .boolean:
            return (DirectionWords.flag(name) ?? .undecided, [.boolean(true), .boolean(false)])
        case .symbol(let type?):
            if type.hasSuffix("Operation") {
                return (
                    .direction(forward: .symbol("push"), backward: .symbol("pop")), [.symbol("push"), .symbol("pop")]
                )
            }
            let cases = index.type(named: type)?.enumCases ?? []
            guard !cases.isEmpty else { return nil }
            return (DirectionWords.choice(among: cases) ?? .undecided, cases.map { .symbol($0) })
        default: return nil
        }
    }

    func segueRoutine(of instance: Instance) {
        guard let (member, owner) = index.method(signature: "perform()", in: instance.type) else { return }
        var start: [Int] = []
        let entry = block(
            {
                frame.file = member.file
                leaveOpen(&start, at: member.location)
                let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
                _ = inline(member, owner: owner, receiver: receiver, Arguments(), at: member.nameToken)
            }, endingAt: member.endLocation)
        // One that opens a URL, and shows its destination nowhere, has none to show.
        if leavesApp, !builder.program.instructions.contains(where: { $0.operation == .installDestination }) {
            for position in start { insert(at: position) { builder.emit(.installDestination, at: $0) } }
        }
        builder.routine(
            Routine(role: .performSegue, name: "\(instance.type).perform()", location: member.location, entry: entry))
    }

    /// Gestures and calls from outside on every object that can take them; objects that turn up later get theirs later.
    func addRoutinesOfObjects() {
        var before = -1
        while before != instances.count {
            before = instances.count
            let added = instances.keys.sorted().compactMap { instances[$0] }.filter {
                !hasRoutines.contains($0.object) && canTakeRoutines($0)
            }
            for instance in added {
                hasRoutines.insert(instance.object)
                gestureRoutines(of: instance)
                scrollRoutine(of: instance)
            }
            // What a gesture calls on a driver, nobody calls from outside.
            resolveDispatches()
            for instance in added where index.isInteractionController(instance.type) {
                outsideCount = outsideRoutines(of: instance, numberedFrom: outsideCount)
            }
            resolveDispatches()
        }
    }

    private func canTakeRoutines(_ instance: Instance) -> Bool {
        builder.program.objects[instance.object].isImmortal || index.isInteractionController(instance.type)
            || index.isKind(instance.type, of: "UIPresentationController") || isHeldFromTheStart(instance)
    }

    /// Whether an object that is always there was given this one before any story: a handler of gestures, say.
    private func isHeldFromTheStart(_ instance: Instance) -> Bool {
        guard !index.isAnimator(instance.type) else { return false }
        return instances.values.contains { owner in
            builder.program.objects[owner.object].isImmortal
                && owner.properties.values.contains { !$0.isWeak && holds($0, instance.object) }
        }
    }

    /// Gives drivers to properties that hold one, where the code in sight never sets them.
    ///
    /// Such a driver counts as driven rightly, and is there in interactive scenarios only.
    func supplyDrivers(_ survey: CodeSurvey) {
        // What is supplied is an object too, with properties of its own.
        var object = 0
        while object < builder.program.objects.count {
            defer { object += 1 }
            guard let instance = instances[object] else { continue }
            for name in instance.properties.keys.sorted() {
                guard let binding = instance.properties[name], case .slot(let slot, let term) = binding.storage
                else { continue }
                if case .closure = term.shape, askBy(name, in: slot, of: instance, survey) { continue }
                if builder.isAssigned(slot) {
                    leaveDefaultToOthers(name, in: slot, of: instance, term, survey)
                } else if case .instance(let type) = term.shape, index.isInteractionController(type) {
                    supplyDriver(of: type, to: name, in: slot, of: instance)
                } else if case .closure = term.shape, wireCallback(name, binding, of: instance) {
                    continue
                } else if term.isOptional {
                    leaveToOthers(name, in: slot, of: instance, term, survey)
                }
            }
        }
    }

    /// The objects that a slot may hold.
    func objects(in slot: SlotID) -> [Instance] {
        builder.possibleValues(of: slot).compactMap { value -> Instance? in
            guard case .object(let object) = value else { return nil }
            return instances[object]
        }.sorted { $0.object < $1.object }
    }
}
