extension Execution {
    /// `completeTransition(_:)`.
    func complete(_ context: Operand, _ flag: Operand, _ label: Label) {
        switch value(context) {
        case .context(let number):
            guard number == machine.context(state) else { return }
        case .unknown: break
        default: return
        }
        turn.flagUnknown = false
        let flag: Bool =
            switch value(flag) {
            case .boolean(let given): given
            default: unknownFlag()
            }
        turn.completing = label
        if recorder != nil {
            record(.completing(wasCancelled: state.has(.cancelled), container: endsInContainer))
        }
        record(.completed(flag), at: label, "completeTransition(\(flag))")
        if state.phase.isInFlight { judge { $0.atCompletion(self, flag, at: label) } }
        fire(flag ? .succeed : .fail)
        turn.completing = nil
        turn.completed = label
    }

    /// The ends whose views are in the container, bottom first.
    private var endsInContainer: [TransitionEnd] {
        children(of: ViewDeclaration.container).compactMap { view in
            TransitionEnd.allCases.first { controllerView($0) == view }
        }
    }

    private func unknownFlag() -> Bool {
        turn.flagUnknown = true
        return choose(2) == 0
    }

    /// `update`, `pause`, `finish` or `cancel`.
    func interact(_ target: Operand, _ command: InteractionCommand, _ label: Label) {
        switch value(target) {
        case .object(let object):
            guard self.object(in: program.registers.interactionController) == object else {
                record(.none, at: label, "\(command.rawValue) is lost: UIKit has not asked for this object")
                return
            }
        case .context(let number):
            guard number == machine.context(state) else { return }
        default: return
        }
        record(.interaction(command), at: label, "\(command.rawValue)")
        switch command {
        case .update: fire(.update)
        case .pause: break
        case .finish: fire(.finish)
        case .cancel: fire(.cancel)
        }
    }

    /// Code asks for a transition.
    func request(_ kind: TransitionKind, _ label: Label) {
        if leg.kind == .segue { state[.installed] = 1; return }
        guard let next = machine.nextLeg(state), next.kind == kind else { return }
        record(.requested, at: label, "asks for it")
        fire(.request)
    }
}
