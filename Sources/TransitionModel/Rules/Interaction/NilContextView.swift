extension Rule {
    /// The code insists on a view that the style makes nil.
    public static let nilContextView = Rule(
        id: "nil-context-view",
        group: .interaction,
        severity: .error,
        summary: "view(forKey:) is forced or required where the presentation style makes it nil.",
        consequence: """
            The app crashes at the `!`; or the guard leaves by its emergency exit every time, so that the \
            presentation is rolled back at once, or nothing is animated.
            """,
        reason: """
            nil means: do not touch that controller's view (UIKit 2.3 [header]). Under styles that leave the \
            presenter in place (`.custom`, `.overFullScreen`, `.overCurrentContext`, sheets, popovers: UIKit 2.1 \
            [assumed]), the from-view of a presentation and the to-view of its dismissal are nil (UIKit 2.4 \
            [assumed]). A style that nobody sets is a sheet since iOS 13 (UIKit 8.6 [inferred]).
            """,
        fix: """
            Require only the view that is animated, and treat the other as optional; or set `.fullScreen`, before \
            presenting, if the presenter's view has to take part.
            """
    )
}

/// Reports code that insists on a view which the style makes `nil`.
struct NilContextViewCheck: RuleCheck {
    var rule: Rule { .nilContextView }

    private enum Form: Int { case crashes, leaves }

    func atCrash(_ execution: Execution, at label: Label) {
        guard execution.turn.nilViewBranch != nil else { return }
        execution.report(self, .instruction(label), form: Form.crashes.rawValue)
    }

    func atDeadEnd(_ execution: Execution) {
        guard let branch = execution.turn.leavesByNilView, !execution.state.has(.mayHaveCompleted),
            DeadEnd(execution) == .forgotten
        else { return }
        execution.report(self, .instruction(branch), form: Form.leaves.rawValue)
    }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        guard let branch = execution.turn.leavesByNilView, !execution.turn.flagUnknown else { return }
        let state = execution.state
        let isWrong = succeeds == state.has(.cancelled)
        let isAbsent =
            succeeds && execution.leg.kind != .dismiss && !execution.isInWindow(execution.controllerView(.to))
            && !state.has(.mayHaveTouched)
        if isWrong || isAbsent { execution.report(self, .instruction(branch), form: Form.leaves.rawValue) }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        return FindingText(
            location: story.location(label),
            message: breach.form == Form.crashes.rawValue
                ? "view(forKey:) is nil under this style, and the app crashes here"
                : "view(forKey:) is nil under this style, so the emergency exit is taken every time",
            severity: rule.severity)
    }
}
