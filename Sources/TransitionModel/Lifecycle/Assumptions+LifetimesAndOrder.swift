extension Assumption {
    /// Section 8: who keeps whom alive, and other things that surprise.
    static let lifetimes: [Assumption] = [
        Assumption(
            "8.1", "transitioningDelegate is weak", .sample,
            "UIKit never keeps the transitioning delegate alive.",
            page: documentation("uiviewcontroller/transitioningdelegate")),
        Assumption(
            "8.2", "A delegate that is the presentation controller lives on", .sample,
            "UIKit keeps a presentation controller while it presents, so such an object may be a local variable.",
            page: "Apple sample CustomTransitions"),
        Assumption(
            "8.3", "What a local delegate can and cannot do", .inferred,
            """
            Alive inside present() it serves the presentation; released afterwards it cannot serve the dismissal. \
            The language does not promise that it lives that long, though current compilers normally let it.
            """),
        Assumption(
            "8.4", "The style must be set before presenting", .assumed,
            "Reading presentationController earlier fixes the style that was set then."),
        Assumption(
            "8.6", "A style never set is a sheet", .inferred,
            "Since iOS 13, so that the presenter stays in place. From 2.1 and 2.4."),
        Assumption(
            "8.7", "Animators should use the context's views", .header,
            "view(forKey:) rather than a controller's view, which may be another one or not theirs to touch.",
            page: transitioningHeader),
        Assumption(
            "8.8", "UIKit lets go of the context at the end", .assumed,
            "An animator that keeps the context strongly keeps it alive after that."),
        Assumption(
            "8.9", "A snapshot may be nil or empty", .inferred,
            """
            snapshotView(afterScreenUpdates: false) of a view that was never on the screen. Of a view that is shown, \
            nil is explored, but a finding which needs it is a note.
            """),
    ]

    /// Section 9: turns of the run loop, and in which order things come.
    static let order: [Assumption] = [
        Assumption(
            "9.2", "Between request and beginning other code can run", .observed,
            """
            At least one turn of the run loop passes, in which a gesture may end or a button be tapped. Seen in \
            crash reports.
            """),
        Assumption(
            "9.3", "Completion handlers due at the same time come in any order", .inferred,
            "Known end times decide; for equal or unknown ones every order is explored."),
        Assumption(
            "9.4", "Animations may outlive their transition", .inferred,
            """
            completeTransition waits for none, so that a completion handler may run afterwards, even in the next \
            transition. The header says so of those alongside.
            """,
            page: "UIViewControllerTransitionCoordinator.h"),
        Assumption(
            "9.5", "A new request may be made inside completeTransition", .assumed,
            "A completion handler that presents or dismisses does so before the first transition's animationEnded."),
        Assumption(
            "9.6", "UIKit ends a running animator at once when it has to", .assumed,
            """
            A change of traits or a preempting transition finishes the animation, and its completions run \
            immediately.
            """),
    ]
}
