extension Rule {
    /// A view that belongs to neither screen is left behind where nobody will remove it.
    public static let leakedView = Rule(
        id: "leaked-view",
        group: .views,
        severity: .error,
        summary: "A view that belongs to neither screen is left behind, and nobody will remove it.",
        consequence: """
            A snapshot, shade or flying image stays on the screen: it covers the real content, takes its touches, and \
            with every further transition one more is added.
            """,
        reason: """
            A navigation controller keeps one container for all its transitions and takes only the from or to view out \
            of it (UIKit 3.6, 3.7 [assumed]); tab bar controllers are taken to do the same (UIKit 3.11 [inferred]). A \
            presentation's container lives as long as the presentation (UIKit 2.9 [assumed]), with everything in it to \
            be seen (UIKit 2.11 [inferred]). What is put into a window or into a controller's own view is never UIKit's \
            to remove.

            No leak is: what lies in a container that UIKit throws away, after a dismissal or a cancelled presentation \
            (UIKit 2.12, 2.13 [assumed]); a view kept in a property which the code for the other direction removes. \
            Notes are: a view left below the presented one, and a to-view left in a navigation or tab container after a \
            cancel, since UIKit is assumed to take it out.
            """,
        fix: """
            Call `removeFromSuperview()` before completing, on finish and on cancel alike; or keep the view in a property \
            and let the dismissal remove it.
            """
    )
}
