extension Assumption {
    /// Section 4: completeTransition, and requests made while a transition is in flight.
    static let completing: [Assumption] = [
        Assumption(
            "4.1", "completeTransition must be called at the end of every transition", .header,
            """
            After a finished and after a cancelled one, and also after finishInteractiveTransition or \
            cancelInteractiveTransition.
            """,
            page: documentation("uiviewcontrollercontexttransitioning/completetransition(_:)")),
        Assumption(
            "4.2", "The flag says whether the transition took place", .documented,
            "The usual argument is the opposite of transitionWasCancelled.",
            page: documentation("uiviewcontrollercontexttransitioning/completetransition(_:)")),
        Assumption(
            "4.3", "A second call is ignored", .assumed,
            """
            On recent systems only the first call counts; older ones are unknown. It is reported all the same, since \
            the first call may be the wrong one.
            """),
        Assumption(
            "4.4", "The flag alone decides", .assumed,
            """
            Whether the hierarchy goes on or rolls back depends on completeTransition's argument; UIKit does not \
            compare it with transitionWasCancelled.
            """),
        Assumption(
            "4.5", "false is accepted without a cancel", .assumed,
            "It rolls the transition back as a cancel does, though coordinators do not call it cancelled.",
            page: "UIViewControllerTransitionCoordinator.h"),
        Assumption(
            "4.6", "true is accepted after a cancel", .assumed,
            "The transition then counts as done although the person cancelled it."),
        Assumption(
            "4.7", "Never completed, not interactive: touches stay blocked", .assumed,
            """
            The scene ignores touches, nobody is told that the screen has appeared, no completion handler runs. \
            Reports of frozen screens agree.
            """),
        Assumption(
            "4.8", "Never completed, interactive: later requests do nothing", .assumed,
            "Touches are not blocked, but the controller is in mid-transition for ever. Reports agree."),
        Assumption(
            "4.9", "A request during a transition waits or is refused", .assumed,
            """
            On the same controller it is usually queued until the running transition has ended, else refused with a \
            line in the log; both are explored. During a navigation transition it runs at once.
            """),
        Assumption(
            "4.10", "What present() refuses", .assumed,
            """
            It does nothing but log if the presenter is in no window, presents already, or is in the midst of \
            presenting.
            """),
    ]
}
