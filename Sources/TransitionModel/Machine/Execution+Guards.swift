extension Execution {
    /// Whether a guard of the lifecycle holds now.
    func holds(_ condition: LifecycleGuard) -> Bool {
        switch condition {
        case .kind(let kinds):
            let next = state.phase == .idle || state.phase == .settled ? machine.nextLeg(state) : nil
            return kinds.contains((next ?? leg).kind)
        case .removesPresenter: return state.has(.removes)
        case .keepsPresenter: return !state.has(.removes)
        case .ownAnimator: return !state.has(.systemAnimator)
        case .systemAnimator: return state.has(.systemAnimator)
        case .notInteractive: return state[.driver] == Driver.nobody.rawValue
        case .percentDriven: return isDriven && !startsByHand
        case .handWritten: return startsByHand
        case .driverObtained: return isDriven
        case .moreLegs: return machine.hasMoreLegs(state)
        case .lastLeg: return !machine.hasMoreLegs(state)
        }
    }

    var isDriven: Bool { state[.driver] != Driver.nobody.rawValue }

    /// Whether the interaction controller has its own `startInteractiveTransition`.
    private var startsByHand: Bool {
        if state[.driver] == Driver.handWritten.rawValue { return true }
        guard isDriven, let object = object(in: program.registers.interactionController),
            case .percentDriven(customStart: true) = program.objects[object].kind
        else { return false }
        return machine.routines[.startInteractiveTransition] != nil
    }
}
