extension Rule {
    /// The context is completed while an animation that the same path started cannot have begun.
    public static let earlyCompletion = Rule(
        id: "early-completion",
        group: .completion,
        severity: .warning,
        summary: "The transition is completed before its own animation can have begun.",
        consequence: """
            Nothing moves: the new screen is simply there, or flickers, and the animation plays on in views that \
            UIKit has already taken away.
            """,
        reason: """
            completeTransition does its work at once, before it returns (UIKit 1.14 [assumed]), and animations that \
            are still running do not hold it up (UIKit 9.4 [inferred]). It comes too early when called right after \
            starting an animation; when a transaction's completion block is set after the animations were added, \
            which leaves it nothing to wait for; and when an animation block holds no change to a view on any path, \
            because then its completion comes right away instead of after the duration (UIKit 6.3 [observed]). A \
            block that sets a value which the view may already have does not count.
            """,
        fix: """
            Complete in the animation's own completion handler. Set a transaction's completion block before adding \
            animations. Wait with a timer rather than with an animation of nothing.
            """
    )
}
