extension Rule {
    /// A percent-driven interaction drives animations that UIKit cannot scrub.
    public static let notInterruptible = Rule(
        id: "not-interruptible",
        group: .interaction,
        severity: .warning,
        summary: "A percent-driven interaction drives animations that UIKit cannot scrub.",
        consequence: """
            The finger moves and the screen does not follow: the animation plays by itself, to its end, as soon as the \
            gesture begins. It may complete the transition while the finger is still down, and a cancel comes too late.
            """,
        reason: """
            A percent-driven transition can hold and move only animations that UIKit captures: view animations started \
            while animateTransition runs (UIKit 5.2 [assumed], 5.17 [inferred]). A property animator is scrubbed if \
            interruptibleAnimator(using:) hands it over, and runs by itself if it does not; an animation added to a \
            layer runs by itself in any case. interruptibleAnimator(using:) is asked more than once and must answer \
            with the same object (UIKit 5.3 [header]): of two, UIKit moves one and the code waits for the other.

            This is a note where nothing but a question to `transitionWasCancelled` speaks of an interaction.
            """,
        fix: """
            Keep the property animator for the length of the transition, hand it over in \
            interruptibleAnimator(using:), and let animateTransition start the same object; drop it in \
            animationEnded(_:). Express layer animations as view animations, or write an interaction controller that \
            moves them itself.
            """
    )
}

/// Reports what runs by itself when a percent-driven transition has begun, and a second interruptible animator.
struct NotInterruptibleCheck: RuleCheck {
    var rule: Rule { .notInterruptible }

    private enum Form: Int { case propertyAnimator, layer, otherAnimator }

    func atPercentDrivenStart(_ execution: Execution) {
        let state = execution.state
        // Who has paused an animator moves it by hand.
        let running = execution.turn.started.first { started in
            let animator = AnimatorState(code: state[execution.layout.animators + started.object])
            return animator.phase == .running && state[.heldAnimator] != started.object + 1
        }
        if let running { report(execution, running.label, .propertyAnimator) }
        let layer = execution.turn.scheduled.first { execution.program.tasks[$0.task].kind == .layerAnimation }
        if let layer { report(execution, layer.label, .layer) }
    }

    func atOtherAnimator(_ execution: Execution, at label: Label) {
        report(execution, label, .otherAnimator)
    }

    private func report(_ execution: Execution, _ label: Label, _ form: Form) {
        let isOnlyAsked =
            execution.machine.scenario.interactivityCertainty == .hinted && !execution.machine.prepared.steersInteraction
        execution.report(self, .instruction(label), form: form.rawValue, cap: isOnlyAsked ? .note : nil)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        let message =
            switch Form(rawValue: breach.form) {
            case .layer: "this layer animation plays by itself: a percent-driven gesture cannot hold or move it"
            case .otherAnimator:
                "interruptibleAnimator(using:) answers with another animator than before, and UIKit moves only one"
            case .propertyAnimator, nil:
                "this animator is not handed over by interruptibleAnimator(using:), so a percent-driven gesture cannot "
                    + "hold or move it"
            }
        return FindingText(location: story.location(label), message: message, severity: rule.severity)
    }
}

extension AnimatorProgram {
    /// Whether its code finishes or cancels an interaction.
    var steersInteraction: Bool {
        instructions.contains { instruction in
            switch instruction.operation {
            case .interact(_, .finish), .interact(_, .cancel): true
            default: false
            }
        }
    }
}
