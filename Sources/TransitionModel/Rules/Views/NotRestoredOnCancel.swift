extension Rule {
    /// After a cancel something is still as the animator changed it.
    public static let notRestoredOnCancel = Rule(
        id: "not-restored-on-cancel",
        group: .views,
        severity: .error,
        summary: "After a cancelled transition something is still as the animator changed it.",
        consequence: """
            The person begins a swipe, thinks better of it and lets go, and the screen to which they return is \
            empty, faded, shifted, without its tab bar, or no longer reacts.
            """,
        reason: """
            After a cancelled dismissal UIKit moves and removes nothing (UIKit 2.15 [assumed]); after a cancelled \
            presentation, push or pop it removes the destination's view and restores its own hierarchy (UIKit 2.12, \
            3.7 [assumed]), but no property of a view. A percent-driven cancel undoes the changes made inside the \
            animation blocks that it scrubbed, and nothing else (UIKit 5.20 [observed]); a reversed property \
            animator undoes its own. Values set outside such blocks, views added or removed, and everything under a \
            hand-written interaction controller are the animator's to undo.

            Notes are: the presenter's view that a dismissal of a style like `.fullScreen` added and left, unless it \
            lies above the presented view, which is a warning; and a value of the destination's view which goes off \
            screen with the cancel and which the animator sets anew each time.
            """,
        fix: """
            In the completion handler ask `transitionWasCancelled` and put everything back as it was: values, \
            superviews, bars, interaction flags.
            """
    )
}
