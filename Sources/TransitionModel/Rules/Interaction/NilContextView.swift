extension Rule {
    /// The code insists on a view that the style makes nil.
    public static let nilContextView = Rule(
        id: "nil-context-view",
        group: .interaction,
        severity: .error,
        summary: "view(forKey:) is forced or required where the presentation style makes it nil.",
        consequence: """
            The app crashes at the `!`; or the guard leaves by its emergency exit every time, so that the \
            presentation is rolled back at once, or nothing is animated.
            """,
        reason: """
            nil means: do not touch that controller's view (UIKit 2.3 [header]). Under styles that leave the \
            presenter in place (`.custom`, `.overFullScreen`, `.overCurrentContext`, sheets, popovers: UIKit 2.1 \
            [assumed]), the from-view of a presentation and the to-view of its dismissal are nil (UIKit 2.4 \
            [assumed]). A style that nobody sets is a sheet since iOS 13 (UIKit 8.6 [inferred]).
            """,
        fix: """
            Require only the view that is animated, and treat the other as optional; or set `.fullScreen`, before \
            presenting, if the presenter's view has to take part.
            """
    )
}
