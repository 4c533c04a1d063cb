extension Assumption {
    /// Section 3: navigation controllers, tab bar controllers, segues.
    static let navigationAndSegues: [Assumption] = [
        Assumption(
            "3.1", "A navigation controller's delegate hands out animator and interaction controller", .header,
            """
            First the animator, then, if there is one, the interaction controller. Without an animator the system \
            animates.
            """,
            page: transitioningHeader),
        Assumption(
            "3.2", "A push or pop begins after the call has returned", .assumed,
            "It is performed when the navigation controller next lays itself out or the transaction is committed."),
        Assumption(
            "3.3", "When a navigation animator is used", .assumed,
            """
            Only if there are two different controllers and the navigation controller is on the screen; otherwise \
            the stack changes at once without it.
            """),
        Assumption(
            "3.4", "In navigation both views are there", .assumed,
            "view(forKey:) is nil for neither key, in push and pop, and in tab changes likewise."),
        Assumption(
            "3.5", "The beginning of a push or pop", .assumed,
            """
            The from-view is in the container; the to-view already has its frame, but is not in the container: the \
            animator adds it.
            """),
        Assumption(
            "3.6", "A navigation controller keeps one container", .assumed,
            "It outlives each transition, unlike the container of a presentation."),
        Assumption(
            "3.7", "The end of a push or pop", .assumed,
            """
            After true UIKit removes the from-view, after false the to-view, and in both cases nothing else: other \
            views stay in the container through all later transitions.
            """),
        Assumption(
            "3.10", "A push or pop that adds nothing ends empty", .inferred,
            "The from-view is removed, and the to-view was never there. From 3.5 and 3.7."),
        Assumption(
            "3.11", "A tab bar controller behaves as a navigation controller", .inferred,
            "Its container and its cleaning up are taken to be the same. Not verified.",
            page: documentation("uitabbarcontrollerdelegate")),
        Assumption(
            "3.12", "The life of a segue", .documented,
            "Destination made, segue made, source prepared, perform() called, segue released.",
            page: "View Controller Programming Guide for iOS, Using Segues"),
        Assumption(
            "3.13", "A segue's own perform() does all the work", .documented,
            """
            There is no context, and nobody installs the destination or removes what was left in the source's view \
            or the window.
            """,
            page: documentation("uistoryboardsegue/perform()")),
        Assumption(
            "3.14", "A modal segue lives as long as its presentation", .sample,
            """
            A segue that calls super.perform() to present may be its destination's transitioning delegate, for the \
            presentation and the dismissal.
            """,
            page: "Apple sample SegueCatalog"),
        Assumption(
            "3.15", "Only super.perform() keeps a segue alive", .assumed,
            "A perform() that presents by itself is not kept, so the segue is no delegate for the way back."),
        Assumption(
            "3.16", "Unwinding pops and dismisses", .header,
            "An unwind segue that calls super pops or dismisses its way back to the destination.",
            page: "UIViewController.h"),
    ]
}
