extension Rule {
    /// Everything that could complete the context waits for something that need never happen.
    public static let stuckContext = Rule(
        id: "stuck-context",
        group: .completion,
        severity: .error,
        summary: "Everything that could complete the transition waits for an event that need never come.",
        consequence: """
            On some runs all is well, on others the app freezes in the middle of the transition as if \
            completeTransition had been forgotten, which makes this hard to reproduce.
            """,
        reason: """
            The call is there, but behind something that is not sure to happen: a dispatch group that is left on \
            some paths only; a property animator stopped without finishing, whose completions are then not called \
            (UIKit 7.3 [documented]); one that pauses on completion and so never reports its end (UIKit 7.6 \
            [documented]); a finished animator kept from an earlier transition, whose blocks were thrown away when \
            it ended (UIKit 7.10 [header]); a timer or display link that nothing stops. UIKit goes on waiting (UIKit \
            4.7, 4.8 [assumed]).

            A wait for a gesture that nobody ends is `interaction-not-ended`.
            """,
        fix: """
            Make what completes the context certain: leave the group on every path, finish the animator after \
            stopping it, drop a cached animator in `animationEnded(_:)`, give the timer an end.
            """
    )
}
