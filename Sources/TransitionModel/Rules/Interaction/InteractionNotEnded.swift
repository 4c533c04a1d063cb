extension Rule {
    /// Some end of the gesture, or a start after it, leads to neither finish nor cancel.
    public static let interactionNotEnded = Rule(
        id: "interaction-not-ended",
        group: .interaction,
        severity: .error,
        summary: "Some end of the gesture leads to neither finish nor cancel.",
        consequence: """
            The transition stops where the finger left it, and the app waits for a gesture that is over. Every later \
            request to present, dismiss, push or pop does nothing.
            """,
        reason: """
            A percent-driven transition whose finish() or cancel() is never called keeps its animations paused for \
            ever (UIKit 5.6 [inferred]). A gesture ends in more ways than one: ended, cancelled by an alert or an \
            incoming call, failed; and it may end before the transition has begun, since that happens later than the \
            request (UIKit 1.7 [assumed]). A call made before UIKit has asked for the object is lost; one made after \
            that is remembered (UIKit 5.5 [assumed]).

            The same holds for a hand-written interaction controller that completes the context without having said \
            how the interactive part ended, for an interaction controller handed out where no gesture drives it, \
            such as for a button, and for a flag that goes on saying "a gesture is under way".

            A gesture that the system cancels was not let go by the person: code that finishes the transition then, or \
            asks for it, is shown in a note.
            """,
        fix: """
            Let every final state of the gesture call finish() or cancel(), with `default` for the rest, and \
            `cancelled` always cancel(); hand out the interaction controller only while a gesture is under way; clear \
            the flag wherever the gesture ends.
            """
    )
}

/// Reports interactions that nobody ends, hand-written ones that are completed without having been ended, and gestures
/// that bring the transition to its end although the system has cancelled them.
struct InteractionNotEndedCheck: RuleCheck {
    var rule: Rule { .interactionNotEnded }

    fileprivate enum Form: Int { case notEnded, completedOnly, finishedOnCancel, requestedOnCancel }

    func watches(_ operation: Operation) -> Bool {
        switch operation {
        case .interact(_, .finish), .request: true
        default: false
        }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard execution.turn.gestureState == .cancelled else { return }
        switch operation {
        case .interact where execution.state.phase == .interacting:
            execution.report(self, .instruction(label), form: Form.finishedOnCancel.rawValue)
        case .request(let kind, _):
            guard let next = execution.machine.nextLeg(execution.state), next.isMain, next.kind == kind else { return }
            execution.report(
                self, .instruction(label), form: Form.requestedOnCancel.rawValue, inAuxiliary: true)
        default: return
        }
    }

    func atDeadEnd(_ execution: Execution) {
        guard !execution.state.has(.mayHaveCompleted), DeadEnd(execution) == .interaction else { return }
        // A hand-written interactor that nobody in sight can end is driven from out of sight, and rightly.
        let machine = execution.machine
        if execution.state[.driver] == Driver.handWritten.rawValue, !machine.outsideEnds.contains(true),
            !machine.gestureEnds.contains(true)
        {
            return
        }
        execution.report(self, execution.turn.exit.map(Breach.Subject.instruction) ?? .none)
    }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        guard execution.state.phase == .interacting, !execution.turn.isStart,
            execution.state[.driver] == Driver.handWritten.rawValue
        else { return }
        execution.report(self, .instruction(label), form: Form.completedOnly.rawValue)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        if let message = Form(rawValue: breach.form)?.message, case .instruction(let label) = breach.subject {
            let isNote = breach.form != Form.completedOnly.rawValue
            return FindingText(
                location: story.location(label), message: message, severity: isNote ? .note : rule.severity)
        }
        let exit = story.lastExitOfDriver
        return FindingText(
            location: exit?.location ?? story.program.location,
            message: exit?.isHandedOut == true
                ? "the interaction controller is handed out here for a transition that no gesture drives"
                : "the gesture is over here and neither finish nor cancel was called to any effect",
            severity: rule.severity)
    }
}

extension InteractionNotEndedCheck.Form {
    /// What a finding at an instruction says.
    fileprivate var message: String? {
        switch self {
        case .notEnded: nil
        case .completedOnly: "completes without having told the context how the interaction ended"
        case .finishedOnCancel: "the system has cancelled the gesture, and it finishes the transition all the same"
        case .requestedOnCancel: "the system has cancelled the gesture, and it asks for the transition all the same"
        }
    }
}

extension Story {
    /// Where the code that should have ended the interaction left off: a gesture's action, a driver's method, or else
    /// the delegate that handed the controller out.
    var lastExitOfDriver: (location: SourceLocation, isHandedOut: Bool)? {
        let leg = records.last?.leg
        var depth: [Role] = []
        var byDriver: SourceLocation?
        var handedOut: SourceLocation?
        var answered: SourceLocation?
        var decided: SourceLocation?
        for record in records {
            switch record.kind {
            case .called(let role):
                depth.append(role)
                decided = nil
                if case .interactionControllerFor = role { answered = nil }
            case .decided: decided = record.location
            case .answered: answered = max(answered ?? record.location!, record.location!)
            case .exit:
                guard let role = depth.popLast() else { continue }
                switch role {
                case .gesture, .outside:
                    // A gesture that begins asks for the transition: it belongs to the next one.
                    // Where a case ends, it is the condition in it that a person would change.
                    if record.leg == leg { byDriver = [record.location, decided].compactMap { $0 }.max() }
                case .interactionControllerFor:
                    if record.leg == leg {
                        handedOut = answered ?? record.location
                        byDriver = nil
                    }
                default: break
                }
            default: break
            }
        }
        if let byDriver { return (byDriver, false) }
        return handedOut.map { ($0, true) }
    }
}
