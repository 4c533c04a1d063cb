extension Rule {
    /// The context or its container is used after completion in a way that matters.
    public static let useAfterCompletion = Rule(
        id: "use-after-completion",
        group: .completion,
        severity: .error,
        summary: "The context or its container is used after completeTransition, in a way that matters.",
        consequence: """
            A view put into the container afterwards stays on the screen with nobody to remove it, or never appears; \
            code that reads the container then works with a view that is no longer part of the transition, or traps.
            """,
        reason: """
            When completeTransition returns, the transition is over: views are in their final places, the completion \
            handlers have run, and the context's reference to the container is cleared (UIKit 1.14, 2.21 [assumed]). \
            An animation's completion can come later still, even in the next transition (UIKit 9.4 [inferred]).

            A view that is only taken out too late is the note `late-cleanup`.
            """,
        fix: """
            Do everything to views first and call completeTransition last. If another animation is still to run, \
            complete in its completion handler.
            """
    )
}
