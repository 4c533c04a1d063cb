extension ProgramAssembly {
    /// A slot of its own.
    mutating func declare(
        _ name: String, _ initial: Slot.Initial, at place: CodePlace, candidates: [Value] = [],
        lifetime: Slot.Lifetime = .story, caps: [Slot.Cap] = []
    ) -> SlotID {
        output.slots.append(
            Slot(
                name: name, location: place.location, initial: initial, candidates: candidates, lifetime: lifetime,
                caps: caps))
        return output.slots.count - 1
    }

    private mutating func object(_ name: String, _ type: String, _ kind: ObjectDeclaration.Kind, at place: CodePlace)
        -> ObjectID
    {
        output.objects.append(
            ObjectDeclaration(name: name, type: type, kind: kind, location: place.location, isImmortal: true))
        return output.objects.count - 1
    }

    mutating func declareGestures() {
        output.gestures = animator.gestures.map {
            GestureDeclaration(name: $0.name, kind: $0.kind, location: $0.place.location)
        }
    }

    /// A task for each place that starts a timer, so that stopping one by its name can be written before.
    mutating func declareTimers() {
        for routine in animator.routines {
            for case .tick(let name, _) in routine.body.flattened.map(\.kind) {
                output.tasks.append(
                    TaskDeclaration(kind: .repeating, name: name, location: animator.place.location))
                names.timers[name, default: []].append(output.tasks.count - 1)
            }
        }
    }

    /// The register and the delegate's answer for the driver, if there is one.
    mutating func declareDriver() {
        guard let driver = animator.driver else { return }
        let place = animator.place
        output.registers.interactionController = declare(
            "the interaction controller in use", .value(.absent), at: place)
        for kind in TransitionKind.allCases where kind != .segue {
            let entry = output.instructions.count
            let answer = declare("the answer", .value(.absent), at: place)
            emit(.assign(answer, .slot(slot(of: driver, at: place))), place)
            emit(.end, place)
            output.routines.append(
                Routine(
                    role: .interactionControllerFor(kind), name: "the delegate, asked for an interaction controller",
                    location: place.location, entry: entry, result: answer))
        }
    }

    // MARK: What names stand for

    mutating func slot(of driver: PercentDriver, at place: CodePlace) -> SlotID {
        let key = Handle.driver(driver)
        if let known = names.handles[key] { return known.slot }
        let object = object(
            driver.name, "UIPercentDrivenInteractiveTransition", .percentDriven(customStart: false), at: place)
        let isMade = animator.routines.contains { routine in
            routine.body.flattened.contains { $0.kind == .driver(driver, .create) }
        }
        let initial: Slot.Initial =
            isMade ? .value(.absent) : .interactive(.object(object), otherwise: .absent)
        let slot = declare(driver.name, initial, at: place)
        names.handles[key] = (slot, object)
        return slot
    }

    mutating func slot(of animator: PropertyAnimator, at place: CodePlace) -> SlotID {
        let key = Handle.animator(animator)
        if let known = names.handles[key] { return known.slot }
        let object = object(
            animator.name, "UIViewPropertyAnimator", .propertyAnimator(duration: animator.seconds), at: place)
        let slot = declare(animator.name, .value(.absent), at: place)
        names.handles[key] = (slot, object)
        return slot
    }

    mutating func slot(of flag: Flag, at place: CodePlace) -> SlotID {
        if let known = names.flags[flag.name] { return known }
        let (yes, no) = (Value.boolean(true), Value.boolean(false))
        let slot: SlotID =
            switch flag.beginning {
            case .value(let value): declare(flag.name, .value(.boolean(value)), at: place)
            case .isForward: declare(flag.name, .direction(forward: yes, backward: no), at: place)
            case .unknown: declare(flag.name, .undecided, at: place, candidates: [yes, no])
            }
        names.flags[flag.name] = slot
        return slot
    }

    /// The slot that remembers how a condition was decided that nobody can decide from here.
    mutating func choice(_ text: String, at place: CodePlace) -> SlotID {
        if let known = names.choices[text] { return known }
        let slot = declare(
            text, .undecided, at: place, candidates: [.boolean(true), .boolean(false)], lifetime: .transition)
        names.choices[text] = slot
        return slot
    }

    mutating func group(_ group: CompletionGroup, at place: CodePlace) -> ObjectID {
        if let known = names.groups[group.name] { return known }
        let object = object(group.name, "DispatchGroup", .dispatchGroup, at: place)
        names.groups[group.name] = object
        return object
    }

    // MARK: Views

    /// What a view's name stands for when an instruction reads it.
    mutating func operand(_ view: TransitionView, at place: CodePlace) -> Operand {
        switch view {
        case .from: .fact(.contextView(.from))
        case .to: .fact(.contextView(.to))
        case .fromController: .fact(.controllerView(.from))
        case .toController: .fact(.controllerView(.to))
        case .presenter: .view(ViewDeclaration.base)
        case .presented: .view(ViewDeclaration.overlay)
        case .container: .fact(.containerView)
        case .window: .view(ViewDeclaration.window)
        case .created(let name, let kind): .view(declare(view, name, .created(kind), at: place))
        case .outside(let name): .view(declare(view, name, .outside(within: nil), at: place))
        case .snapshot(let name): .slot(snapshot(name, at: place).slot)
        }
    }

    /// A snapshot's view, and the slot that holds it or nothing.
    mutating func snapshot(_ name: String, at place: CodePlace) -> (view: ViewID, slot: SlotID) {
        let view = declare(.snapshot(name), name, .created(.snapshot), at: place)
        if let known = names.snapshots[name] { return (view, known) }
        let slot = declare(
            name, .value(.absent), at: place, candidates: [.view(view), .absent],
            caps: [Slot.Cap(value: .absent, severity: .note, reason: "the snapshot is nil")])
        names.snapshots[name] = slot
        return (view, slot)
    }

    private mutating func declare(
        _ view: TransitionView, _ name: String, _ role: ViewDeclaration.Role, at place: CodePlace
    ) -> ViewID {
        if let known = names.views[view] { return known }
        output.views.append(ViewDeclaration(name: name, role: role, location: place.location))
        names.views[view] = output.views.count - 1
        return output.views.count - 1
    }
}
