extension Assumption {
    /// Section 5: transitions that a gesture drives.
    static let interaction: [Assumption] = [
        Assumption(
            "5.1", "A hand-written interaction controller does everything itself", .header,
            """
            startInteractiveTransition comes first; whether the animator is used is for the interaction controller \
            to decide, and without it, it must complete the context.
            """,
            page: transitioningHeader),
        Assumption(
            "5.2", "How a percent-driven transition begins", .assumed,
            """
            If the animator has interruptibleAnimator(using:), that is asked and animateTransition is not called; \
            otherwise animateTransition is called, and the view animations it starts are captured and paused.
            """),
        Assumption(
            "5.3", "interruptibleAnimator must answer with the same object", .header,
            "Throughout one transition; it is asked at least twice. That it is asked twice is assumed.",
            page: transitioningHeader),
        Assumption(
            "5.4", "When percent-driven, the animator completes", .header,
            """
            The animator calls completeTransition, and nobody calls the context's own update, finish or cancel \
            methods: the percent-driven object does.
            """,
            page: transitioningHeader),
        Assumption(
            "5.5", "A finish or cancel that comes early", .assumed,
            """
            Before UIKit has asked for the percent-driven object it is lost without trace; between that and the \
            start it is remembered, the last one winning, and replayed; after the end it does nothing.
            """),
        Assumption(
            "5.6", "Neither finish nor cancel: paused for ever", .inferred,
            "The animations stay paused, their completion handlers never run, and the context is never completed."),
        Assumption(
            "5.8", "After finish or cancel the animations run on or back", .assumed,
            """
            Finish lets the captured animations run to their end, cancel lets them run backwards; then their \
            completion handlers run, in both cases.
            """,
            page: transitioningHeader),
        Assumption(
            "5.10", "When transitionWasCancelled is true", .assumed,
            """
            From within cancel() on, and so in the animations' completion handlers; false again if finish() follows.
            """),
        Assumption(
            "5.11", "finished does not mean not cancelled", .observed,
            "The flag given to an animation's completion handler does not tell a cancel from a finish.",
            page: "gist BradB132/2ef03459ac4a04503b77"),
        Assumption(
            "5.14", "An interaction controller may begin without interaction", .header,
            """
            wantsInteractiveStart is true unless said otherwise. If false, the transition starts by itself and needs \
            an interruptible animator to become interactive.
            """,
            page: transitioningHeader),
        Assumption(
            "5.16", "An empty animateTransition is right beside a hand-written interaction controller", .header,
            "And only there: not if percent-driven, not if the transition can run without interaction.",
            page: transitioningHeader),
        Assumption(
            "5.17", "What a percent-driven object cannot scrub", .inferred,
            "Animations not made through UIView, and property animators that were not offered to UIKit."),
        Assumption(
            "5.19", "Nothing to animate: the transition ends before the gesture", .inferred,
            """
            If animateTransition changes no view property, its completion handler comes at once and completes the \
            transition under the finger. From 6.3.
            """),
        Assumption(
            "5.20", "A percent-driven cancel undoes what it scrubbed", .observed,
            """
            Values set inside an animation block that was captured at the start are back when the completion handler \
            runs. Nothing else is undone: not what was set outside such a block, not views added or removed, not \
            what started later. Widely used demos rely on it; no text of Apple's says it.
            """),
        Assumption(
            "5.21", "Animations started later are not scrubbed", .inferred,
            """
            Only those started while animateTransition runs are captured. One started in a completion handler plays \
            by itself, also after a cancel. From 5.2.
            """),
    ]
}
