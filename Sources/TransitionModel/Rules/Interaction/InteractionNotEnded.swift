extension Rule {
    /// Some end of the gesture, or a start after it, leads to neither finish nor cancel.
    public static let interactionNotEnded = Rule(
        id: "interaction-not-ended",
        group: .interaction,
        severity: .error,
        summary: "Some end of the gesture leads to neither finish nor cancel.",
        consequence: """
            The transition stops where the finger left it, and the app waits for a gesture that is over. Every later \
            request to present, dismiss, push or pop does nothing.
            """,
        reason: """
            A percent-driven transition whose finish() or cancel() is never called keeps its animations paused for \
            ever (UIKit 5.6 [inferred]). A gesture ends in more ways than one: ended, cancelled by an alert or an \
            incoming call, failed; and it may end before the transition has begun, since that happens later than the \
            request (UIKit 1.7 [assumed]). A call made before UIKit has asked for the object is lost; one made after \
            that is remembered (UIKit 5.5 [assumed]).

            The same holds for a hand-written interaction controller that completes the context without having said \
            how the interactive part ended, for an interaction controller handed out where no gesture drives it, \
            such as for a button, and for a flag that goes on saying "a gesture is under way".
            """,
        fix: """
            Let every final state of the gesture call finish() or cancel(), with `default` for the rest; hand out \
            the interaction controller only while a gesture is under way; clear the flag wherever the gesture ends.
            """
    )
}
