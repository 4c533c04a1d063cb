extension Assumption {
    /// Section 6: UIView.animate and its relatives.
    static let viewAnimations: [Assumption] = [
        Assumption(
            "6.1", "finished tells whether an animation ran to its end", .documented,
            """
            The completion handler's flag says whether the animation had actually finished before the handler was \
            called.
            """,
            page: documentation("uiview/animate(withduration:animations:completion:)")),
        Assumption(
            "6.2", "A duration of zero", .documented,
            """
            Changes are made without animation, and the completion handler comes with the next turn of the run loop.
            """,
            page: documentation("uiview/animate(withduration:animations:completion:)")),
        Assumption(
            "6.3", "An animation of nothing ends at once", .observed,
            """
            If the block changes nothing that can be animated, the completion handler comes right away, whatever the \
            duration.
            """,
            page: "blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem"),
        Assumption(
            "6.4", "finished is false when an animation was interrupted", .observed,
            "Another animation took its place, or it was removed. Both values are explored."),
        Assumption(
            "6.5", "Going to the background ends animations", .observed,
            "So does taking the view out of the window: the completion handler comes early, normally with false."),
        Assumption(
            "6.6", "In the background animations end at once", .observed,
            "Animations started there complete immediately."),
        Assumption(
            "6.7", "A completion handler comes exactly once", .assumed,
            """
            Bug reports tell of interactive transitions in which it never came; those are faults of the system, and \
            the model does not blame an animator for them.
            """,
            page: "openradar 23355744, 24121295"),
        Assumption(
            "6.8", "A property has its new value as soon as the block has run", .observed,
            "Only what is seen on the screen lags behind."),
    ]

    /// Section 7: UIViewPropertyAnimator.
    static let propertyAnimators: [Assumption] = [
        Assumption(
            "7.2", "A property animator's completions get its position", .documented,
            "They run when the animator finishes, with .end, .start or .current.",
            page: documentation("uiviewpropertyanimator/addcompletion(_:)")),
        Assumption(
            "7.3", "Stopping calls no completion, finishing does", .documented,
            """
            After stopAnimation(true) the completions are never called. After stopAnimation(false) they are called \
            by finishAnimation(at:).
            """,
            page: documentation("uiviewanimating/stopanimation(_:)")),
        Assumption(
            "7.4", "Only a stopped animator can be finished", .documented,
            "finishAnimation(at:) in another state is a programming error.",
            page: documentation("uiviewanimating/finishanimation(at:)")),
        Assumption(
            "7.5", "A paused or stopped animator must not be released", .observed,
            "Doing so raises an exception; releasing one that runs is tolerated."),
        Assumption(
            "7.6", "pausesOnCompletion keeps the completions back", .documented,
            """
            The animator stays active at its end, and its completions are not called until it is stopped and \
            finished.
            """,
            page: documentation("uiviewpropertyanimator/pausesoncompletion")),
        Assumption(
            "7.8", "A reversed animator ends at .start", .inferred,
            "Unless it is reversed it ends at .end; at .current only if stopped and finished there."),
        Assumption(
            "7.10", "A finished animator is used up", .header,
            """
            When it has stopped or completed, its animation blocks and completions are gone; starting it again calls \
            nothing.
            """,
            page: "UIViewPropertyAnimator.h"),
    ]
}
