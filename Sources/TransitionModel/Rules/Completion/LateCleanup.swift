extension Rule {
    /// An intermediate view is removed only after `completeTransition` has returned.
    public static let lateCleanup = Rule(
        id: "late-cleanup",
        group: .completion,
        severity: .note,
        summary: "An intermediate view is removed only after completeTransition has returned.",
        consequence: """
            Usually nothing is seen. But whatever runs inside completeTransition meets the view that should be gone: \
            viewDidAppear, the completion handler of present, a screenshot test, a second presentation started \
            there.
            """,
        reason: """
            completeTransition calls appearance methods and completion handlers before it returns (UIKit 1.14 \
            [assumed]), and such a handler may begin another transition at once (UIKit 9.5 [assumed]).
            """,
        fix: "Remove intermediate views first, and make completeTransition the last call."
    )
}

/// Notes views that are taken out of the container only after completion.
struct LateCleanupCheck: RuleCheck {
    var rule: Rule { .lateCleanup }

    func watches(_ operation: Operation) -> Bool {
        if case .remove = operation { true } else { false }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard execution.state.phase == .completed, execution.leg.kind != .segue, !execution.turn.isInsideCompletion,
            case .remove(let operand) = operation,
            case .view(let view) = execution.settled(operand), case .inside = execution.place(of: view),
            case .created = execution.program.views[view].role
        else { return }
        execution.report(self, .instruction(label))
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        return FindingText(
            location: story.location(label),
            message: "this view is taken out only after completeTransition, whose callbacks still see it",
            severity: rule.severity)
    }
}
