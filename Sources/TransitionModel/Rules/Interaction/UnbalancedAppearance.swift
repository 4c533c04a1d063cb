extension Rule {
    /// begin- and endAppearanceTransition do not pair up on some path within one transition.
    public static let unbalancedAppearance = Rule(
        id: "unbalanced-appearance",
        group: .interaction,
        severity: .warning,
        summary: "beginAppearanceTransition and endAppearanceTransition do not pair up on some path.",
        consequence: """
            A controller never learns that it has appeared or disappeared, or learns it twice: video goes on playing \
            behind the new screen, data is not refreshed, and UIKit logs "Unbalanced calls to begin/end appearance \
            transitions". The next transition of the same controller starts from the wrong state.
            """,
        reason: """
            Under styles that leave the presenter in place UIKit tells the presenter nothing (UIKit 1.23 [assumed]), \
            so code does it by hand, and then every beginning needs its end, after a cancel too. A cancelled appearance \
            is told by a second call of beginAppearanceTransition with the opposite flag, followed by one end (UIKit \
            1.31 [header] describes the same order of calls).
            """,
        fix: """
            Call endAppearanceTransition() on every path that comes after the beginning. Where the transition was \
            cancelled, first call beginAppearanceTransition with the opposite flag.
            """
    )
}

/// Reports controllers that are told of their appearance out of turn, or whose appearance is never ended.
struct UnbalancedAppearanceCheck: RuleCheck {
    var rule: Rule { .unbalancedAppearance }

    func atUnpairedAppearance(_ execution: Execution, at label: Label) {
        guard isUnderstood(execution) else { return }
        execution.report(self, .instruction(label))
    }

    func atRest(_ execution: Execution) {
        guard isUnderstood(execution) else { return }
        for (view, field) in Execution.appearanceFields where execution.appearance(field).isOpen {
            execution.report(self, .view(view))
        }
    }

    /// Whether nothing that was not understood could have been the missing half.
    private func isUnderstood(_ execution: Execution) -> Bool {
        !execution.state.has(.mayHaveTouched) && !execution.state.has(.mayHaveCompleted)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        switch breach.subject {
        case .instruction(let label):
            let isEnd = if case .appearance(_, nil) = story.program.instructions[label].operation { true } else { false }
            return FindingText(
                location: story.location(label),
                message: isEnd
                    ? "endAppearanceTransition without a beginAppearanceTransition before it on this path"
                    : "beginAppearanceTransition with the same flag once more, with no end between the two",
                severity: rule.severity)
        case .view(let view):
            let beginning = story.last { if case .told(view) = $0 { true } else { false } }?.location
            let completion = story.last { if case .completed = $0 { true } else { false } }?.location
            return FindingText(
                location: beginning ?? story.program.location,
                message: "some path through the transition never ends what this beginAppearanceTransition begins",
                severity: rule.severity,
                related: completion.map { [.init(location: $0, message: "that path is completed here")] } ?? [])
        default: preconditionFailure()
        }
    }
}
