extension TransitionMachine {
    /// Whether an event may come in a state.
    func isEnabled(_ event: MachineEvent, in state: MachineState) -> Bool {
        if state.phase == .over { return false }
        if case .fire(let task) = event, state[layout.counts + task] > 0,
            state[layout.modes + task] == TaskMode.interrupted.rawValue
        {
            return true
        }
        return mayCome(event, in: state) && !hasInterrupted(state)
    }

    /// Whether an event may come in a state where nothing has ended before its time.
    func mayCome(_ event: MachineEvent, in state: MachineState) -> Bool {
        switch event {
        case .request: return isRequestEnabled(state)
        case .start: return state.phase == .requested
        case .fire(let task): return state[layout.counts + task] > 0 && isDue(task, state)
        case .arrive(let object):
            let animator = AnimatorState(code: state[layout.animators + object])
            return animator.phase == .running
                && !(state.phase == .interacting && state[.heldAnimator] == object + 1)
        case .systemEnds: return state.phase == .animating && state.has(.systemAnimator)
        case .gesture(let gesture, let gestureState): return isGestureEnabled(gesture, gestureState, state)
        case .driverFinishes, .driverCancels:
            return state[.driver] == Driver.outOfSight.rawValue && !state.has(.driverSpoke)
                && (state.phase == .requested || state.phase == .interacting)
        case .background:
            // A segue's own animations run on when perform() has returned.
            let isUnderWay = state.phase == .completed
                ? leg(state).kind == .segue : [.animating, .finishing, .cancelling].contains(state.phase)
            return !state.has(.backgrounded) && leg(state).isMain && isUnderWay
                && state.any(interruptible.map(\.tests))
        case .outside(let number):
            return state[.driver] >= Driver.inSight.rawValue && state[layout.outsides + number] == 0
                && (outsideEnds[number] || !state.has(.outsideEnded))
                && (state.phase == .requested || state.phase.isInFlight)
        }
    }

    /// Whether an event that may come must come in the end.
    func isObliged(_ event: MachineEvent, in state: MachineState) -> Bool {
        switch event {
        case .request, .background: false
        case .start, .fire, .arrive, .systemEnds, .driverFinishes, .driverCancels: true
        // Where the request is not in sight, an interaction is asked for by somebody whose finger is down.
        case .gesture(let gesture, .began):
            gestureEnds[gesture] && !gestureRequests.contains(true) && nextLeg(state) == nil
        case .gesture(_, let gestureState): gestureState != .changed
        case .outside(let number): outsideEnds[number]
        }
    }

    /// Whether something has ended before its time and not called back yet: it does so before anything else happens.
    func hasInterrupted(_ state: MachineState) -> Bool {
        state.has(.backgrounded) && state.any(interrupted)
    }

    private func isRequestEnabled(_ state: MachineState) -> Bool {
        guard let leg = nextLeg(state), !Lifecycle.rows(in: state.phase, on: .request).isEmpty else { return false }
        // Where a gesture asks for it, it is asked for otherwise only the second time, when a flag may have stayed set.
        let byGesture = leg.isInteractive && gestureRequests.contains(true)
        let gestureIsOver = program.gestures.indices.contains { state[layout.gestures + $0] == 2 }
        return (!byGesture || state.phase == .settled || gestureIsOver) && !isTracking(state)
    }

    /// Whether some finger is down.
    func isTracking(_ state: MachineState) -> Bool {
        program.gestures.indices.contains { state[layout.gestures + $0] == 1 }
    }

    private func isGestureEnabled(_ gesture: Int, _ event: GestureState, _ state: MachineState) -> Bool {
        guard let routine = routines[.gesture(gesture)], program.doesSomething(from: routine.entry) else { return false }
        let tracking = state[layout.gestures + gesture]
        let kind = program.gestures[gesture].kind
        if event == .began || kind == .tap && event == .ended {
            guard tracking == 0, (event == .began) == (kind != .tap) else { return false }
            if program.gestures[gesture].belongsToPresentation, !gestureRequests[gesture], comesToPresent(state) {
                return false
            }
            if let next = nextLeg(state) { return next.isInteractive && !isTracking(state) }
            return !gestureRequests[gesture] && leg(state).isInteractive
                && (state.phase == .requested || state.phase == .interacting)
        }
        guard tracking == 1 else { return false }
        return event != .failed || kind == .other
    }

    /// Whether a presentation is still to start, so that nothing of it can be touched.
    private func comesToPresent(_ state: MachineState) -> Bool {
        if let next = nextLeg(state) { return next.kind == .present }
        return state.phase == .requested && leg(state).kind == .present
    }

    /// Whether a pending task's time may have come.
    private func isDue(_ task: TaskID, _ state: MachineState) -> Bool {
        let mode = state[layout.modes + task]
        if mode == TaskMode.captured.rawValue, state.phase == .interacting || state.phase == .begun { return false }
        let declaration = program.tasks[task]
        // What else hangs on its end may come at any time: its view may leave the screen.
        if declaration.isEndless, prepared.tasksMeantToEnd.contains(task) { return false }
        if declaration.kind == .groupNotify {
            let group = state[layout.attachments + task]
            return group == 0 || state[layout.groups + group - 1] == 0
        }
        return !state.any(rivals(of: task, mode))
    }
}

/// How a pending task waits.
enum TaskMode: Int, Sendable {
    case normal
    /// Held by a percent-driven interaction until it ends.
    case captured
    /// Ended before its time; it calls back unfinished, before anything else happens.
    case interrupted
    /// A transaction's completion block that was set when all its animations had been added: nothing holds it up.
    case early
}

/// Who drives an interaction.
enum Driver: Int, Sendable {
    case nobody
    /// A percent-driven object used rightly by code that was not read.
    case outOfSight
    /// A percent-driven object used by code that was read.
    case inSight
    /// An interaction controller with a start of its own.
    case handWritten
}

/// A property animator as a state keeps it.
struct AnimatorState: Hashable, Sendable {
    /// Whether it runs is a bit of its own: so one mask tells whether any of several does.
    enum Phase: Int, Sendable { case inactive, paused, stopped, running = 4 }
    var phase: Phase
    var isReversed: Bool
    var pausesOnCompletion: Bool

    init(code: Int) {
        phase = Phase(rawValue: code & 7)!
        isReversed = code & 8 != 0
        pausesOnCompletion = code & 16 != 0
    }

    var code: Int { phase.rawValue | (isReversed ? 8 : 0) | (pausesOnCompletion ? 16 : 0) }
}
