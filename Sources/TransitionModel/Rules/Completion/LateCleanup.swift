extension Rule {
    /// An intermediate view is removed only after `completeTransition` has returned.
    public static let lateCleanup = Rule(
        id: "late-cleanup",
        group: .completion,
        severity: .note,
        summary: "An intermediate view is removed only after completeTransition has returned.",
        consequence: """
            Usually nothing is seen. But whatever runs inside completeTransition meets the view that should be gone: \
            viewDidAppear, the completion handler of present, a screenshot test, a second presentation started \
            there.
            """,
        reason: """
            completeTransition calls appearance methods and completion handlers before it returns (UIKit 1.14 \
            [assumed]), and such a handler may begin another transition at once (UIKit 9.5 [assumed]).
            """,
        fix: "Remove intermediate views first, and make completeTransition the last call."
    )
}
