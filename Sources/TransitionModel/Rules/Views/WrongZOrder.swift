extension Rule {
    /// Views are stacked so that the wrong one is on top.
    public static let wrongZOrder = Rule(
        id: "wrong-z-order",
        group: .views,
        severity: .error,
        summary: "Views are stacked so that what should be seen or touched lies underneath.",
        consequence: """
            The destination is covered when it should be in use; or the animation plays where nobody can see it; or \
            a shade lies over the content it should set off and takes its touches.
            """,
        reason: """
            `addSubview` puts a view on top, and brings one that is already there to the top; UIKit does not reorder \
            the container. What is in it before the animator adds anything depends on the style (UIKit 2.7 \
            [assumed]), and after a presentation all of it stays as it is (UIKit 2.9 [assumed]).

            Four things are checked: something opaque that stays above the destination at the end; a view that moves \
            or fades while a full-size opaque view covers it all the time; a backdrop that ends above its content; \
            and an order which the source itself asks for, from the line where it stands until completion: `// \
            z-order: source < extra < destination`, bottom first, in the names of the source's own variables. A view \
            of unknown size, a translucent one or one that itself fades covers nothing, and a destination put below \
            on purpose while the source slides or fades away is right.
            """,
        fix: """
            Add views from bottom to top, or say where each belongs with `insertSubview(_:belowSubview:)` and \
            `insertSubview(_:aboveSubview:)`.
            """
    )
}
