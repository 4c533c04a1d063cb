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
