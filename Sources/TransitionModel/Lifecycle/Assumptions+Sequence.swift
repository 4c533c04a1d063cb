extension Assumption {
    /// Section 1: what happens when, from present() or dismiss() to the last callback.
    static let sequence: [Assumption] = [
        Assumption(
            "1.1", "The delegate is asked inside present()", .assumed,
            """
            The transitioning delegate is asked for its objects before present() returns, if no other transition is \
            in flight. So it need live only until then for the presentation.
            """,
            page: "Apple sample CustomTransitions"),
        Assumption(
            "1.2", "Presentation controller first, then animator, then interaction controller", .assumed,
            """
            In this order; the interaction controller is asked for only if there is an animator. What a flag holds \
            when each method looks at it depends on that.
            """),
        Assumption(
            "1.4", "Only style .custom asks for a presentation controller", .assumed,
            """
            If the delegate answers nil, a plain UIPresentationController is used, under which the presenter's view \
            stays. That .custom is the style that asks is documented.
            """,
            page: "View Controller Programming Guide for iOS, Creating Custom Presentations"),
        Assumption(
            "1.5", "Without an animator the system's animation is used", .documented,
            """
            If the delegate has gone, lacks the method or answers nil, UIKit animates by the style and asks for no \
            interaction controller. The calls to controllers and presentation controller are the same as ever.
            """,
            page: "View Controller Programming Guide for iOS, Customizing the Transition Animations"),
        Assumption(
            "1.6", "UIKit keeps the animator until the transition ends", .assumed,
            """
            The animator is kept alive from the request to the end of the transition, and the context with it. The \
            context itself refers to its container weakly.
            """),
        Assumption(
            "1.7", "The transition begins after the request has returned", .assumed,
            """
            present() and dismiss() return first; the transition starts on the main run loop after the current \
            transaction is committed. Crash reports show such stacks.
            """),
        Assumption(
            "1.9", "The beginning of a transition, step by step", .assumed,
            """
            UIKit builds the container, moves the presenter's view there if the style removes it, tells the \
            presentation controller, sends the will-appear calls, asks for the duration and then starts the animator \
            or the interaction controller. A finish or cancel that came too early is replayed after that.
            """),
        Assumption(
            "1.10", "With an interaction controller, UIKit does not start the animator itself", .header,
            """
            Then startInteractiveTransition is called, and it is for the interaction controller to call \
            animateTransition or not.
            """,
            page: transitioningHeader),
        Assumption(
            "1.11", "The duration may be asked for more than once, and without a context", .header,
            """
            transitionDuration(using:) gets an optional context. A method that changes something when asked does so \
            several times in one transition.
            """,
            page: transitioningHeader),
        Assumption(
            "1.12", "What is animated alongside runs with the animator", .header,
            """
            A coordinator's alongside block runs in the animator's animation context, or just after \
            animateTransition has returned if that uses no view animation.
            """,
            page: "UIViewControllerTransitionCoordinator.h"),
        Assumption(
            "1.14", "completeTransition does its work before it returns", .assumed,
            """
            Within the call, in this order: the presentation controller is told, the views of removing styles are \
            removed, the container is forgotten, the controllers learn that they have appeared and disappeared, \
            completion handlers run, the animator is let go and gets animationEnded. Crash reports show completion \
            handlers on its stack.
            """),
        Assumption(
            "1.16", "completeTransition may be called inside animateTransition", .assumed,
            "Such a transition ends at once, and never counts as in flight."),
        Assumption(
            "1.17", "Without animation, only style .custom asks the animator", .assumed,
            """
            present(animated: false) still reaches animateTransition under .custom, with isAnimated false; under \
            other styles the custom animator is not used.
            """,
            page: documentation("uiviewcontrollercontexttransitioning/isanimated")),
        Assumption(
            "1.20", "A dismissal asks the delegate as it is then", .assumed,
            """
            The presented controller's transitioningDelegate is read again when dismiss() is called. If it is nil by \
            then, the system's animation is used.
            """,
            page: "Apple sample SegueCatalog"),
        Assumption(
            "1.21", "A dismissal uses the presentation's container", .assumed,
            """
            Container and presentation controller are those of the presentation, with all that was left in the \
            container.
            """),
        Assumption(
            "1.22", "A dismissal runs like a presentation", .assumed,
            """
            The presentation controller's dismissal methods come in place of the presentation's; all else is in the \
            same order, the views being put in place after dismissalTransitionDidEnd.
            """),
        Assumption(
            "1.23", "A presenter that stays in place learns nothing", .assumed,
            """
            Under a style that leaves the presenter's view in place, the presenter gets none of the calls about \
            appearing and disappearing. Observed and described outside Apple's documentation.
            """),
        Assumption(
            "1.30", "After a cancel the presentation controller is told false", .assumed,
            """
            presentationTransitionDidEnd or dismissalTransitionDidEnd gets false when the context is completed with \
            false.
            """),
        Assumption(
            "1.31", "In a cancel, both controllers are turned round", .header,
            """
            The controller that was appearing gets viewWillDisappear, the one that was disappearing viewWillAppear.
            """,
            page: "UIViewControllerTransitionCoordinator.h"),
        Assumption(
            "1.32", "Completion handlers run after a cancel as well", .assumed,
            "The completion handler given to present() or dismiss() is called even if the transition was cancelled."),
        Assumption(
            "1.33", "animationEnded is called after a cancel as well", .assumed,
            """
            The animator gets animationEnded(false). That the method is called with the outcome is in the header; \
            that it comes after a cancel is assumed.
            """,
            page: transitioningHeader),
    ]
}
