extension Rule {
    /// The context or its container is used after completion in a way that matters.
    public static let useAfterCompletion = Rule(
        id: "use-after-completion",
        group: .completion,
        severity: .error,
        summary: "The context or its container is used after completeTransition, in a way that matters.",
        consequence: """
            A view put into the container afterwards stays on the screen with nobody to remove it, or never appears; \
            code that reads the container then works with a view that is no longer part of the transition, or traps.
            """,
        reason: """
            When completeTransition returns, the transition is over: views are in their final places, the completion \
            handlers have run, and the context's reference to the container is cleared (UIKit 1.14, 2.21 [assumed]). \
            An animation's completion can come later still, even in the next transition (UIKit 9.4 [inferred]).

            A view that is only taken out too late is the note `late-cleanup`.
            """,
        fix: """
            Do everything to views first and call completeTransition last. If another animation is still to run, \
            complete in its completion handler.
            """
    )
}

/// Reports views put into the container, and uses of the container, after completion.
struct UseAfterCompletionCheck: RuleCheck {
    var rule: Rule { .useAfterCompletion }

    func watches(_ operation: Operation) -> Bool {
        if case .insert = operation { true } else { operation.operands.contains(.fact(.containerView)) }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard execution.state.phase == .completed, execution.leg.kind != .segue, !execution.turn.isInsideCompletion
        else {
            return
        }
        if operation.operands.contains(.fact(.containerView)) {
            execution.report(self, .instruction(label), form: 1)
        } else if case .insert(_, let parent, _) = operation,
            execution.settled(parent) == .view(ViewDeclaration.container)
        {
            execution.report(self, .instruction(label))
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        let completion = story.last { if case .completed = $0 { true } else { false } }?.location
        return FindingText(
            location: story.location(label),
            message: breach.form == 1
                ? "the context's container is used after completeTransition"
                : "a view is put into the container after completeTransition",
            severity: rule.severity,
            related: completion.map { [.init(location: $0, message: "the transition was completed here")] } ?? [])
    }
}
