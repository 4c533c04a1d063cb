extension Rule {
    /// A presentation never gives its destination the frame it should end with.
    public static let finalFrameNotApplied = Rule(
        id: "final-frame-not-applied",
        group: .views,
        severity: .note,
        summary: "A presentation never gives its destination the frame that UIKit asks for.",
        consequence: """
            The presented screen may keep the size it was designed or loaded with: too small on a large phone, wrong \
            in landscape, wrong in a split view.
            """,
        reason: """
            UIKit does not set the frame of a presented view before animateTransition (UIKit 2.20 [inferred]); the \
            frame wanted is `finalFrame(for:)`, which is that of the presentation controller (UIKit 2.18 [assumed]), \
            by default the container's bounds (UIKit 2.19 [header]). The container's bounds, constraints, or a view \
            that already has the right size and resizes with the container serve as well.
            """,
        fix: "Set `toView.frame = context.finalFrame(for: toController)` before adding the view."
    )
}

/// Notes presentations in which the destination is never given its final frame.
struct FinalFrameNotAppliedCheck: RuleCheck {
    var rule: Rule { .finalFrameNotApplied }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard execution.leg.kind == .present, state[.outcome] == 1, !state.has(.systemAnimator),
            !state.has(.mayHaveTouched), !state.has(.appliedFrame), execution.isInWindow(ViewDeclaration.overlay)
        else { return }
        execution.report(self, .view(ViewDeclaration.overlay))
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        FindingText(
            location: story.lastInsertion(of: ViewDeclaration.overlay) ?? story.program.location,
            message: "the destination is never given its final frame", severity: rule.severity)
    }
}
