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
