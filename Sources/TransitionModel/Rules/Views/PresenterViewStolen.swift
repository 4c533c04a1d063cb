extension Rule {
    /// The presenter's view is moved or removed under a style that leaves it in place.
    public static let presenterViewStolen = Rule(
        id: "presenter-view-stolen",
        group: .views,
        severity: .error,
        summary: "The presenter's view is moved or removed under a style that leaves it in its place.",
        consequence: """
            After the dismissal the app is a black screen: the presenter's view went away together with the \
            container it had been moved into.
            """,
        reason: """
            Under `.custom`, `.overFullScreen`, `.overCurrentContext`, sheets and popovers the presenter's view \
            stays where it is, below the container (UIKit 2.1, 2.7 [assumed]). UIKit says so by answering nil for it \
            in `view(forKey:)` (UIKit 2.3 [header], 2.4 [assumed]). At the end of a dismissal the container leaves \
            the window, with whatever was moved into it (UIKit 2.16 [observed]). Taking the view from the controller \
            instead of the context goes behind UIKit's back (UIKit 8.7 [header]).
            """,
        fix: """
            Use `view(forKey:)`, and leave alone what it answers nil for. To animate something of the presenter's, \
            use a snapshot. If the presenter's view has to take part, choose `.fullScreen`.
            """
    )
}
