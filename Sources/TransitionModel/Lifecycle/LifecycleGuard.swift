/// What must hold for a row of the lifecycle to apply.
public enum LifecycleGuard: Hashable, Codable, Sendable {
    /// The transition is of one of these kinds.
    case kind(Set<TransitionKind>)
    /// The presenter's view is taken over by UIKit: "R" of facts 2.1 and 2.4.
    case removesPresenter
    /// The presenter's view stays where it is: "not R".
    case keepsPresenter
    /// A custom animator was handed out.
    case ownAnimator
    /// No animator was handed out, so the system's animation runs.
    case systemAnimator
    /// No interaction controller was handed out.
    case notInteractive
    /// A percent-driven object drives, started UIKit's way.
    case percentDriven
    /// The interaction controller has its own `startInteractiveTransition`.
    case handWritten
    /// UIKit has obtained the driver for this transition.
    case driverObtained
    /// The story goes on after this transition.
    case moreLegs
    /// The story ends with this transition.
    case lastLeg
}
