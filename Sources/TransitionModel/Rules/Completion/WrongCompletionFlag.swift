extension Rule {
    /// The context is completed with a flag that does not say what happened.
    public static let wrongCompletionFlag = Rule(
        id: "wrong-completion-flag",
        group: .completion,
        severity: .error,
        summary: "completeTransition is told a different outcome from what happened.",
        consequence: """
            With `true` after a cancel, the screen that the person chose to keep goes away. With `false` although \
            nobody cancelled, a presentation is rolled back, and a dismissal is left half done: the dismissed screen \
            is still presented, invisible or not, and lies over an app that no longer reacts.
            """,
        reason: """
            The argument alone decides whether UIKit goes on or rolls back; it is not compared with \
            `transitionWasCancelled` (UIKit 4.4 [assumed]). `false` in a transition that cannot be cancelled is \
            accepted, and rolls back (UIKit 4.5 [assumed]). An animation's `finished` flag tells whether it was \
            interrupted, not whether the transition was cancelled (UIKit 5.11 [observed]).

            A literal `true` called synchronously inside animateTransition is right even if interactive: no cancel \
            can have taken effect by then (UIKit 5.5, 5.10 [assumed]). A `false` in an exit that needs what UIKit \
            does not do in practice is a note: `viewController(forKey:)` nil (UIKit 2.2 [assumed]), a view nil in a \
            navigation or tab transition (UIKit 3.4 [assumed]), the presented view nil in a presentation or its \
            dismissal (UIKit 2.4 [assumed]).
            """,
        fix: """
            Pass `!context.transitionWasCancelled`, asked when the animation ends. Where an animation cannot be set \
            up, put the views in their final places and complete all the same.
            """
    )
}

/// Reports a completion that contradicts what happened.
struct WrongCompletionFlagCheck: RuleCheck {
    var rule: Rule { .wrongCompletionFlag }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        guard !execution.turn.flagUnknown, succeeds == execution.state.has(.cancelled) else { return }
        // With nothing in the interaction yet, a hand-written controller that says nothing has its own rule.
        if execution.state.phase == .interacting, !succeeds { return }
        if execution.turn.leavesByNilView != nil { return }
        execution.report(self, .instruction(label), form: succeeds ? 0 : 1)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        return FindingText(
            location: story.location(label),
            message: breach.form == 0
                ? "completes with true although the transition was cancelled"
                : "completes with false although nobody cancelled the transition",
            severity: rule.severity)
    }
}
