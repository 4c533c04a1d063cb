extension Assumption {
    /// Section 2: which style leaves which view where.
    static let stylesAndViews: [Assumption] = [
        Assumption(
            "2.1", "Which styles remove the presenter's view", .assumed,
            """
            .fullScreen and .currentContext do, as does .custom if its presentation controller says so. .custom by \
            default, .overFullScreen, .overCurrentContext, sheets and popovers leave it in place. Documented for \
            .fullScreen, .overFullScreen and .custom; .automatic counts as a sheet.
            """,
            page: documentation("uimodalpresentationstyle")),
        Assumption(
            "2.2", "viewController(forKey:) is never nil", .assumed,
            "UIKit's own transitions have both a from and a to controller; from is the one on the screen now.",
            page: documentation("uiviewcontrollertransitioncoordinatorcontext/viewcontroller(forkey:)")),
        Assumption(
            "2.3", "A nil view means: hands off", .header,
            "If view(forKey:) is nil, the animator must not touch that controller's view.",
            page: transitioningHeader),
        Assumption(
            "2.4", "When view(forKey:) is nil in a presentation", .assumed,
            """
            Under styles that leave the presenter in place, .from is nil while presenting and .to while dismissing. \
            All else is there, and under removing styles everything is.
            """),
        Assumption(
            "2.5", "The presented view may be another than the controller's", .header,
            """
            A presentation controller can wrap it, so that view(forKey:) is an ancestor of the controller's own \
            view.
            """,
            page: "UIPresentationController.h"),
        Assumption(
            "2.6", "A full-screen presentation from inside a sheet", .assumed,
            """
            There the presenter's view is not handed over to the animator although the style removes it at the end. \
            Explored only where the code in sight presents from a sheet.
            """),
        Assumption(
            "2.7", "What is in the container when the animator starts", .assumed,
            """
            In a presentation nothing, or the presenter's view under a removing style; in a dismissal the presented \
            view and what the presentation left. Under styles that keep the presenter, its view stays in the window \
            below.
            """,
            page: documentation("uiviewcontrollercontexttransitioning/containerview")),
        Assumption(
            "2.8", "The animator adds the destination's view", .documented,
            """
            UIKit does not. This holds for every presentation; for dismissals under removing styles it is assumed to \
            hold too.
            """,
            page: documentation("uiviewcontrollercontexttransitioning/containerview")),
        Assumption(
            "2.9", "What UIKit does when a presentation has succeeded", .assumed,
            """
            It takes the presenter's view out if the style removes it, and touches nothing else. The container stays \
            in the window for as long as the presentation, with everything in it.
            """),
        Assumption(
            "2.10", "A destination never added is a black screen", .inferred,
            """
            The presented view is then in no window, and a removing style has taken the other one away. From 2.8 and \
            2.9.
            """),
        Assumption(
            "2.11", "Views left in the container stay on the screen", .inferred,
            "A snapshot or shade left there is seen until the dismissal has ended. From 2.9.",
            page: "commandshift.co.uk/blog/2016/03/13/better-snapshots"),
        Assumption(
            "2.12", "What UIKit does when a presentation was cancelled", .assumed,
            """
            It removes the presented view and the container, and under removing styles puts the presenter's view \
            back where it was.
            """),
        Assumption(
            "2.13", "What UIKit does when a dismissal has succeeded", .assumed,
            """
            It removes the presented view and the container with all leftovers, and under removing styles moves the \
            presenter's view back from wherever it is.
            """),
        Assumption(
            "2.14", "A dismissal that adds nothing ends well, but looks bad", .inferred,
            "Under a removing style there is nothing beneath the leaving view while it goes. From 2.13."),
        Assumption(
            "2.15", "What UIKit does when a dismissal was cancelled: nothing", .assumed,
            """
            It moves and removes no view. What the animator added stays, and what it removed stays away, unless it \
            undoes that itself. Several reports of black screens say the same.
            """),
        Assumption(
            "2.16", "A presenter's view moved into the container leaves with it", .observed,
            """
            Under a style that keeps the presenter in place, nobody moves the view back before the container is \
            removed: the screen is black.
            """,
            page: "splinter.com.au/2015/04/17/ios8-view-controller-transitioning-bug"),
        Assumption(
            "2.17", "Removing the leaving view before completing a dismissal is harmless", .inferred,
            "UIKit would remove it anyway. From 2.13."),
        Assumption(
            "2.18", "What initialFrame and finalFrame hold", .assumed,
            """
            The presented controller's final frame is the one that the presentation controller computes; the \
            presenter's in a dismissal is its frame in its parent or the container's bounds. What is not known is \
            .zero, and must not be applied.
            """,
            page: transitioningHeader),
        Assumption(
            "2.19", "A presented view fills the container by default", .header,
            "frameOfPresentedViewInContainerView is the container's bounds unless overridden.",
            page: "UIPresentationController.h"),
        Assumption(
            "2.20", "UIKit does not set the presented view's frame", .inferred,
            "Before animateTransition nobody has, so the animator should. No text says that UIKit does."),
        Assumption(
            "2.21", "The container is forgotten on completion", .assumed,
            "Reading containerView after completeTransition has returned is invalid."),
    ]
}
