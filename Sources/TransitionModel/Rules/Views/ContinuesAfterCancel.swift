extension Rule {
    /// After a cancel, a callback starts a further step towards the finished state.
    public static let continuesAfterCancel = Rule(
        id: "continues-after-cancel",
        group: .views,
        severity: .warning,
        summary: "After a cancel, the next step of a chain of animations starts without asking.",
        consequence: """
            The person lets go to cancel, and the rest of the show plays on before everything snaps back.
            """,
        reason: """
            Only animations started while animateTransition runs are captured and scrubbed; one started in a \
            completion handler runs by itself (UIKit 5.21 [inferred]). After a cancel the first animation runs \
            backwards and then calls its completion handler as always (UIKit 5.8 [assumed]), which starts the next \
            step unless it asks first. By then `transitionWasCancelled` is true (UIKit 5.10 [assumed]).
            """,
        fix: """
            Begin each step with a question to `transitionWasCancelled`, or put all steps into one keyframe \
            animation, which is scrubbed as a whole.
            """
    )
}

/// Reports animations that a callback starts after a cancel without asking whether there was one.
struct ContinuesAfterCancelCheck: RuleCheck {
    var rule: Rule { .continuesAfterCancel }

    func watches(_ operation: Operation) -> Bool {
        if case .schedule = operation { true } else { false }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard case .schedule(let task) = operation, execution.state.phase == .cancelling,
            let firing = execution.turn.firing, !execution.machine.prepared.tasksAtOnce.contains(firing),
            !execution.turn.askedCancelled, !execution.state.has(.continued)
        else { return }
        switch execution.program.tasks[task].kind {
        case .viewAnimation, .layerAnimation: execution.state[.continued] = 1
            execution.report(self, .instruction(label))
        default: return
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        return FindingText(
            location: story.location(label),
            message: "this animation starts after a cancel too: the rest of the show plays on before it snaps back",
            severity: rule.severity)
    }
}
