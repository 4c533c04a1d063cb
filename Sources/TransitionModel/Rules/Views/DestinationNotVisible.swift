extension Rule {
    /// The transition succeeds, and the destination's view cannot be seen.
    public static let destinationNotVisible = Rule(
        id: "destination-not-visible",
        group: .views,
        severity: .error,
        summary: "The transition is completed with true, but the destination's view cannot be seen.",
        consequence: """
            The new screen is there and is told that it has appeared, but it is hidden, fully transparent or off \
            screen. The person looks at nothing, or at the old screen, which no longer reacts.
            """,
        reason: """
            UIKit puts views into the hierarchy and takes them out; alpha, hidden flag, transform and frame are the \
            animator's (UIKit 2.9, 3.7 [assumed]). What was set to begin the animation must be undone by the time it \
            ends, on every path, also where the animation is skipped or the way there forks.
            """,
        fix: """
            Bring the destination's alpha, hidden flag, transform and frame to their final values on every path that \
            completes with true.
            """
    )
}
