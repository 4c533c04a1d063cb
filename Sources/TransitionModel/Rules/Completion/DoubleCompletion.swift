extension Rule {
    /// Some order of events completes the same context twice.
    public static let doubleCompletion = Rule(
        id: "double-completion",
        group: .completion,
        severity: .error,
        summary: "Some order of events calls completeTransition twice for the same transition.",
        consequence: """
            The first call ends the transition while the second animation still runs: views jump, the screen that \
            comes next is told too early that it has appeared, and if the two calls disagree, the one that comes \
            first wins.
            """,
        reason: """
            A transition ends once. Recent systems are believed to ignore a second call (UIKit 4.3 [assumed]); what \
            older ones do is not known. Two animations that end at the same time may report in any order (UIKit 9.3 \
            [inferred]), so "the last one completes" is no plan: either call may be the early one. An interaction \
            controller that completes what a percent-driven animation will complete as well breaks UIKit's own \
            contract (UIKit 5.4 [header]).
            """,
        fix: """
            Let one place complete the context: the completion handler of the longest animation, a group that waits \
            for all of them, or the animator alone when a percent-driven object drives it.
            """
    )
}

/// Reports the second completion of a context.
struct DoubleCompletionCheck: RuleCheck {
    var rule: Rule { .doubleCompletion }

    func atRepeatedCompletion(_ execution: Execution) {
        guard !execution.state.has(.completedAgain), let label = execution.turn.completing else { return }
        execution.report(self, .instruction(label))
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        let leg = story.records.last?.leg
        let first = story.records.first {
            if case .completed = $0.kind, $0.leg == leg { true } else { false }
        }
        return FindingText(
            location: story.location(label),
            message: "completeTransition is called a second time for the same transition",
            severity: rule.severity,
            related: first?.location.map { [.init(location: $0, message: "it was completed here already")] } ?? [])
    }
}
