extension Rule {
    /// A view that will be seen again is left altered, and no way back resets it.
    public static let sourceLeftAltered = Rule(
        id: "source-left-altered",
        group: .views,
        severity: .error,
        summary: "A view that will be seen again is left faded, moved or hidden, and nothing resets it.",
        consequence: """
            On the way back the earlier screen is off screen, shrunken, transparent or deaf to touches, and stays \
            so.
            """,
        reason: """
            UIKit only moves views between superviews; it resets no alpha, transform, hidden flag or interaction \
            flag (UIKit 2.9, 3.7 [assumed]). When the way back is the system's own animation, because the delegate \
            hands out no animator for it (UIKit 1.5 [documented]), or is not animated, nothing of yours runs that \
            could. The frame is set again only for a presenter's view that its style had removed, when the system's \
            dismissal brings it back (UIKit 2.18 [assumed]); one that was left in its place stays where you moved \
            it.

            It is an error if nothing that was read resets the view, a warning if something may, and a note if the \
            view belongs to a controller that was passed in as a parameter and might be shown again by others.
            """,
        fix: """
            Reset the view in the completion handler before completing, or hand out an animator for the way back \
            that undoes the change.
            """
    )
}
