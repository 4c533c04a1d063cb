extension Rule {
    /// The transition succeeds, and the destination's view is not in the hierarchy.
    public static let destinationNotInstalled = Rule(
        id: "destination-not-installed",
        group: .views,
        severity: .error,
        summary: "The transition is completed with true, but the destination's view is not on the screen.",
        consequence: """
            The person sees a black or empty screen, or the old one through which no touch gets anywhere. In a \
            dismissal there is blackness under the leaving screen until it has gone.
            """,
        reason: """
            For a custom transition UIKit does not add the destination's view; the animator must, in presentations \
            (UIKit 2.8 [documented]) as in navigation and tab transitions (UIKit 3.5 [assumed]). At the end UIKit \
            takes the old view out, and if nothing else is there, nothing is to be seen (UIKit 2.10, 3.10 \
            [inferred]). A segue with its own perform() must install its destination itself (UIKit 3.13 \
            [documented]).

            A dismissal ends well even so, because UIKit puts the presenter's view back (UIKit 2.13 [assumed]); it \
            only shows nothing beneath the leaving view while it runs (UIKit 2.14 [inferred]). That is a warning.
            """,
        fix: """
            Add `view(forKey: .to)` to the container whenever it is not nil, and do not take it out unless the \
            transition was cancelled.
            """
    )
}

/// Reports transitions that end without the destination's view in the hierarchy.
struct DestinationNotInstalledCheck: RuleCheck {
    var rule: Rule { .destinationNotInstalled }

    /// The last is only a look behind a leaving view, while it leaves.
    private enum Form: Int { case absent, nothingBeneath }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        let state = execution.state
        guard succeeds, !state.has(.cancelled), !state.has(.mayHaveTouched), !state.has(.systemAnimator),
            execution.turn.leavesByNilView == nil,
            state.phase != .begun
        else { return }
        if execution.leg.kind == .dismiss {
            guard state.has(.removes), !execution.isInWindow(ViewDeclaration.base) else { return }
            execution.report(self, .instruction(label), form: Form.nothingBeneath.rawValue)
        } else if !execution.isInWindow(execution.controllerView(.to)) {
            execution.report(self, .instruction(label))
        }
    }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard state[.outcome] == 1, !state.has(.cancelled), !state.has(.mayHaveTouched), execution.leg.kind != .dismiss,
            !execution.isInWindow(execution.controllerView(.to)), let label = execution.turn.lateRemoval
        else { return }
        execution.report(self, .instruction(label))
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        if breach.form == Form.nothingBeneath.rawValue {
            return FindingText(
                location: story.location(label),
                message:
                    "nothing lies beneath the leaving view: the view that comes back was never put into the container",
                severity: .warning)
        }
        let leg = story.records.last?.leg
        let to = story.destination
        let removal = story.records.last {
            if case .removed(to) = $0.kind, $0.leg == leg { true } else { false }
        }?.location
        return FindingText(
            location: removal ?? story.location(label),
            message: removal == nil
                ? "completes although the destination's view was never put into the container"
                : "the destination's view is taken out although the transition completes",
            severity: rule.severity)
    }
}
