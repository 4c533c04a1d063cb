extension Execution {
    /// Does one of the things that UIKit does.
    func carryOut(_ effect: LifecycleEffect) {
        let succeeded = state[.outcome] == 1
        switch effect {
        case .beginTransition: beginTransition()
        case .askPresentationController: askPresentationController()
        case .askAnimator: askAnimator()
        case .askInteractionController: askInteractionController()
        case .makeContainer: put(ViewDeclaration.container, into: ViewDeclaration.window)
        case .takePresenterIn: put(ViewDeclaration.base, into: ViewDeclaration.container)
        case .presentationWillBegin: callPresentation(.presentationTransitionWillBegin)
        case .dismissalWillBegin: callPresentation(.dismissalTransitionWillBegin)
        case .presentedWillAppear: tellPresented(.viewWillAppear)
        case .presentedDidAppear: tellPresented(.viewDidAppear)
        case .presentedWillDisappear: tellPresented(.viewWillDisappear)
        case .presentedDidDisappear: tellPresented(.viewDidDisappear)
        case .layOutDestination: assign(.initial, .frame, controllerView(.to))
        case .animate:
            reach(.animated)
            callRoutine(.animateTransition)
        case .runAlongside: runAlongside()
        case .queryInterruptible: queryInterruptible()
        case .animateAsSystem: animateAsSystem()
        case .startPercentDriven: startPercentDriven()
        case .startHandWritten:
            reach([.animated, .interactive])
            callRoutine(.startInteractiveTransition)
        case .replayEarly: replayEarly()
        case .rememberFinish: state[.early] = 1
        case .rememberCancel: state[.early] = 2
        case .resume: releaseHeld(reversed: false)
        case .reverse: releaseHeld(reversed: true)
        case .raiseCancelled:
            reach(.cancelled)
            state[.cancelled] = 1
        case .lowerCancelled: state[.cancelled] = 0
        case .undoCapturedChanges, .redoCapturedChanges: undoChanges(ofAnimators: false)
        case .markSucceeded:
            reach(.succeeded)
            state[.outcome] = 1
        case .markFailed:
            reach(.failed)
            state[.outcome] = 2
        case .countAgain:
            judge { $0.atRepeatedCompletion(self) }
            state[.completedAgain] = 1
        case .presentationDidEnd: callPresentation(.presentationTransitionDidEnd, with: .boolean(succeeded))
        case .dismissalDidEnd: callPresentation(.dismissalTransitionDidEnd, with: .boolean(succeeded))
        case .removePresenter: takeOut(ViewDeclaration.base)
        case .putPresenterBack:
            takeOut(ViewDeclaration.base, to: .home)
            assign(.initial, .frame, ViewDeclaration.base)
        case .removePresented: takeOut(ViewDeclaration.overlay)
        case .removeFrom: takeOut(controllerView(.from))
        case .removeTo: takeOut(controllerView(.to))
        case .removeContainer: takeOut(ViewDeclaration.container)
        case .coordinatorCompletions: runCoordinatorCompletions()
        case .releaseAnimator: releaseAnimator()
        case .animationEnded:
            if !state.has(.systemAnimator) { aside { callRoutine(.animationEnded, with: .boolean(succeeded)) } }
        case .runWork: runWork(turn.subject)
        case .runArrival: arrive(turn.subject)
        case .completeAsSystem: completeAsSystem()
        case .runGesture: runGesture()
        case .runOutside: runOutside()
        case .interruptAnimations: interruptAnimations()
        case .perform: callRoutine(.performSegue)
        // What comes once more is told for whether it comes to its end.
        case .judge: if leg.part != .repetition { judge { $0.atRest(self) } }
        }
    }

    /// Notes that something came about in the transition that the story is about.
    private func reach(_ situations: ReachedCode.Situations) {
        // Nobody asks on which way this is: it is noted, and changes nothing.
        if machine.legs[Int(state.fields[EnvironmentField.leg.rawValue])].isMain { machine.reached.mark(situations) }
    }

    private func callRoutine(_ role: Role, with argument: Value? = nil) {
        if let routine = machine.routines[role] { call(routine, with: argument) }
    }

    /// Calls the presentation controller, if the code has one and it is in use.
    private func callPresentation(_ role: Role, with argument: Value? = nil) {
        guard machine.scenario.style == .custom, state.has(.presentationHeld) else { return }
        aside { callRoutine(role, with: argument) }
    }

    /// Tells the presented controller of its appearance, if its code is in sight.
    private func tellPresented(_ callback: AppearanceCallback) {
        aside { callRoutine(.appearance(callback)) }
    }

    private func beginTransition() {
        switch state[.outcome] {
        case 1:
            state[.leg] += 1
            state[.retried] = 0
        case 2: state[.retried] = 1
        default: break
        }
        for field: EnvironmentField in [
            .cancelled, .outcome, .completedAgain, .early, .driver, .systemAnimator, .driverSpoke, .outsideEnded,
            .heldAnimator, .appliedFrame, .stoppedAnimator, .staleAnimator, .continued,
        ] { state[field] = 0 }
        for number in machine.outsides.indices { state[layout.outsides + number] = 0 }
        for index in machine.tracked.indices { state[layout.undo + index] = 0 }
        state.copy(machine.copiesAtBeginning)
        for slot in machine.prepared.slotsSetAnew {
            state[layout.slots + slot] = machine.initialIndex(of: slot, in: state)
        }
        if leg.isMain, !machine.prepared.narrowing.kinds.contains(leg.kind) { reachedMain = true }
        if leg.kind == .present {
            state[.removes] = removesByStyle ? 1 : 0
            state[.presentationHeld] = 0
        }
    }

    private var removesByStyle: Bool {
        machine.scenario.style == .fullScreen || machine.scenario.style == .currentContext
    }

    private func askPresentationController() {
        guard machine.scenario.style == .custom else { return }
        if let routine = machine.routines[.presentationController] {
            let answer = call(routine) ?? .absent
            if let register = program.registers.presentationController { write(answer, to: register) }
            state[.presentationHeld] = answer == .absent ? 0 : 1
        } else {
            let roles: [Role] = [
                .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
                .dismissalTransitionDidEnd,
            ]
            state[.presentationHeld] = roles.contains { machine.routines[$0] != nil } ? 1 : 0
        }
        if state.has(.presentationHeld), let routine = machine.routines[.shouldRemovePresentersView],
            call(routine) == .boolean(true)
        {
            state[.removes] = 1
        }
    }

    private func askAnimator() {
        if leg.kind == .dismiss && machine.losesDelegate || !leg.isMain && machine.systemBeforehand {
            state[.systemAnimator] = 1
            if machine.hasDelegate, let register = program.registers.animator { write(.absent, to: register) }
            return
        }
        if let routine = machine.routines[.animatorFor(leg.kind)] {
            let operation = Value.symbol(leg.kind == .push ? "push" : leg.kind == .pop ? "pop" : "none")
            let answer = call(routine, with: operation) ?? .absent
            if machine.prepared.narrowing.excludes(answer, for: routine.role, in: program) {
                metAnotherFor = leg
                isDead = true
                return
            }
            if answer != .absent { reachedOwn = true }
            if answer != .absent, leg.isMain { reachedMain = true }
            if let register = program.registers.animator { write(answer, to: register) }
            state[.systemAnimator] = answer == .absent || machine.routines[.animateTransition] == nil ? 1 : 0
        } else {
            state[.systemAnimator] = servesUnasked || onlyInteracts ? 0 : 1
        }
    }

    /// Whether the animator serves a transition for which no delegate in sight hands it out.
    private var servesUnasked: Bool {
        guard machine.routines[.animateTransition] != nil else { return false }
        if leg.isMain { return !(machine.hasDelegate && state.has(.presentationHeld)) }
        return !machine.hasDelegate && machine.evidence.kinds[leg.kind] != nil
    }

    /// A hand-written interaction controller may stand without an animator in sight.
    private var onlyInteracts: Bool {
        machine.routines[.animateTransition] == nil && machine.routines[.startInteractiveTransition] != nil
            && leg.isMain && leg.isInteractive
    }

    private func askInteractionController() {
        guard !state.has(.systemAnimator) else { return }
        let register = program.registers.interactionController
        if let routine = machine.routines[.interactionControllerFor(leg.kind)] {
            turn.isAskedForInteractor = true
            let answer = call(routine) ?? .absent
            turn.isAskedForInteractor = false
            var driver = Driver.nobody
            if case .object(let object) = answer { driver = self.driver(object) }
            if driver == .outOfSight, !leg.isInteractive { driver = .nobody }
            state[.driver] = driver.rawValue
            if let register { write(driver == .nobody ? .absent : answer, to: register) }
        } else if leg.isInteractive {
            if let held = object(in: register) {
                state[.driver] = driver(held).rawValue
            } else {
                state[.driver] =
                    (machine.routines[.startInteractiveTransition] != nil
                    ? Driver.handWritten : .outOfSight).rawValue
            }
        }
    }

    private func driver(_ object: ObjectID) -> Driver {
        if case .percentDriven = program.objects[object].kind {
            return machine.drivenInSight.contains(object) ? .inSight : .outOfSight
        }
        return machine.routines[.startInteractiveTransition] != nil ? .handWritten : .outOfSight
    }

    /// Blocks that wait to run alongside the transition.
    private func runAlongside() {
        turn.captures = state.phase == .interacting || state.has(.systemAnimator) && mayCancelAsSystem
        for instruction in program.instructions {
            guard case .alongside(let task?, _) = instruction.operation, state[layout.counts + task] > 0 else {
                continue
            }
            state[layout.counts + task] = 0
            aside { runBlock(task) }
        }
        turn.captures = false
    }

    private func runCoordinatorCompletions() {
        for instruction in program.instructions {
            guard case .alongside(_, let task?) = instruction.operation, state[layout.counts + task] > 0 else {
                continue
            }
            state[layout.counts + task] = 0
            record(.fired(task), location: program.tasks[task].location)
            if let body = program.tasks[task].body { aside { run(from: body) } }
        }
    }

    /// UIKit asks for the interruptible animator once more. One made anew on the way is another object, even where the
    /// program has one name for both; nobody starts it, and the first goes on undisturbed.
    private func queryInterruptible() {
        guard state.phase.isInFlight, let routine = machine.routines[.interruptibleAnimator] else { return }
        let held = state[.heldAnimator]
        let before = state.beforeAttempt()
        turn.made = [:]
        var answer: Value?
        var exit: Label?
        aside {
            answer = call(routine)
            exit = turn.exit
        }
        let making: Label? = if case .object(let object) = answer { turn.made[object] } else { nil }
        state.endAttempt(goingBackTo: making != nil && !isDead ? before : nil)
        guard !isDead, case .object(let object) = answer else { return }
        let isOther = making != nil || held != object + 1
        if held != 0, isOther { judge { $0.atOtherAnimator(self, at: making ?? exit ?? routine.entry) } }
    }

    private func animateAsSystem() {
        if leg.isForward || Lifecycle.stacked.contains(leg.kind) {
            let to = controllerView(.to)
            if place(of: to) != .inside(ViewDeclaration.container) {
                put(to, into: ViewDeclaration.container, at: leg.isForward ? nil : 0)
            }
            assign(.final, .frame, to)
        } else if state.has(.removes) {
            put(ViewDeclaration.base, into: ViewDeclaration.container, at: 0)
        }
    }

    /// The system completes rightly; where the code only has a presentation controller, an interactive scenario may
    /// also end in a cancel, which takes back what ran alongside.
    private func completeAsSystem() {
        guard mayCancelAsSystem, choose(2) == 1 else {
            fire(.succeed)
            return
        }
        record(.none, location: program.location, "the user cancels the system's animation")
        state[.cancelled] = 1
        undoChanges(ofAnimators: false)
        if leg.kind == .dismiss, state.has(.removes) { takeOut(ViewDeclaration.base) }
        fire(.fail)
    }

    private var mayCancelAsSystem: Bool {
        leg.isMain && leg.isInteractive && state.has(.presentationHeld)
    }

    private func startPercentDriven() {
        reach([.animated, .interactive])
        turn.captures = true
        if let routine = machine.routines[.interruptibleAnimator] {
            switch call(routine) {
            case .object(let object) where !isDead: holdPaused(object)
            case .absent, nil: callRoutine(.animateTransition)
            default: break
            }
        } else {
            callRoutine(.animateTransition)
        }
        turn.captures = false
        if !isDead { judge { $0.atPercentDrivenStart(self) } }
    }

    private func replayEarly() {
        guard state.phase == .interacting else { return }
        switch state[.early] {
        case 1: fire(.finish)
        case 2: fire(.cancel)
        default: break
        }
        state[.early] = 0
    }

    private func releaseAnimator() {
        if machine.hasDelegate, let register = program.registers.animator { write(.absent, to: register) }
        if machine.routines[.interactionControllerFor(leg.kind)] != nil,
            let register = program.registers.interactionController
        {
            write(.absent, to: register)
        }
        if Lifecycle.modal.contains(leg.kind), leg.isForward != (state[.outcome] == 1) {
            if let register = program.registers.presentationController { write(.absent, to: register) }
        }
        for task in program.tasks.indices where program.tasks[task].kind == .viewAnimation {
            let mode = layout.modes + task
            state.set(mode, to: TaskMode.normal.rawValue, where: [FieldTest(mode, is: TaskMode.captured.rawValue)])
        }
    }

    private func runGesture() {
        let field = layout.gestures + turn.subject
        switch turn.gestureState {
        case .began: state[field] = 1
        case .changed: break
        case .ended, .cancelled, .failed: state[field] = 2
        }
        callRoutine(.gesture(turn.subject), with: .symbol(turn.gestureState.rawValue))
    }

    private func runOutside() {
        let number = turn.subject
        state[layout.outsides + number] = 1
        if machine.outsideEnds[number] { state[.outsideEnded] = 1 }
        call(machine.outsides[number])
    }

    /// Views that code made and that are in no superview, or went away with the container, are as if just made.
    private func forgetViewsThatAreGone() {
        for view in program.views.indices {
            guard case .created = program.views[view].role else { continue }
            if place(of: ViewDeclaration.container) == .nowhere, isInside(view, ViewDeclaration.container) {
                takeOut(view)
            }
            guard place(of: view) == .nowhere else { continue }
            for (index, tracked) in machine.tracked.enumerated() where tracked.view == view {
                state[layout.attributes + index] = 0
            }
        }
    }

    /// What only the transition that is over needed to know.
    func clearAfterTransition() {
        forgetViewsThatAreGone()
        for slot in machine.prepared.slotsOfOneTransition {
            state[layout.slots + slot] = machine.initialIndex(of: slot, in: state)
        }
        for gesture in program.gestures.indices { state[layout.gestures + gesture] = 0 }
        for number in machine.outsides.indices { state[layout.outsides + number] = 0 }
        for index in machine.tracked.indices {
            state[layout.undo + index] = 0
            state[layout.before + index] = 0
        }
        for view in program.views.indices { state[layout.parentsBefore + view] = 0 }
        for field: EnvironmentField in [
            .completedAgain, .early, .driver, .driverSpoke, .outsideEnded, .heldAnimator, .appliedFrame,
            .stoppedAnimator, .staleAnimator, .continued, .baseAppearance, .overlayAppearance,
        ] { state[field] = 0 }
        for view in program.views.indices { state[layout.animated + view] = 0 }
        for number in machine.expectations.indices { state[layout.expectations + number] = 0 }
    }
}
