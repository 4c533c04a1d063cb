/// What UIKit does when an event comes, in words that the machine carries out.
public enum LifecycleEffect: String, Hashable, Codable, Sendable, CaseIterable {
    /// A new transition with a new context; what belongs to the last one is forgotten.
    case beginTransition
    /// The delegate is asked for a presentation controller, and it whether the presenter's view goes.
    case askPresentationController
    /// The delegate is asked for the animator.
    case askAnimator
    /// The delegate is asked for an interaction controller, if there is an animator.
    case askInteractionController
    /// A fresh container is put in the window.
    case makeContainer
    /// The presenter's view is moved into the container.
    case takePresenterIn
    /// `presentationTransitionWillBegin()`.
    case presentationWillBegin
    /// `dismissalTransitionWillBegin()`.
    case dismissalWillBegin
    /// `viewWillAppear(_:)` of the presented controller.
    case presentedWillAppear
    /// `viewDidAppear(_:)` of the presented controller.
    case presentedDidAppear
    /// `viewWillDisappear(_:)` of the presented controller.
    case presentedWillDisappear
    /// `viewDidDisappear(_:)` of the presented controller.
    case presentedDidDisappear
    /// The destination's frame is set to its final frame.
    case layOutDestination
    /// `animateTransition(using:)`.
    case animate
    /// Animations alongside the transition run.
    case runAlongside
    /// `interruptibleAnimator(using:)` is asked once more.
    case queryInterruptible
    /// The system's own animation is started.
    case animateAsSystem
    /// UIKit's percent-driven start: a paused property animator, or captured view animations.
    case startPercentDriven
    /// `startInteractiveTransition(_:)` of the code's own.
    case startHandWritten
    /// A finish or cancel that came between request and start takes effect.
    case replayEarly
    /// A finish between request and start is remembered.
    case rememberFinish
    /// A cancel between request and start is remembered.
    case rememberCancel
    /// The captured animations go on to their end.
    case resume
    /// The captured animations run back.
    case reverse
    /// `transitionWasCancelled` becomes true.
    case raiseCancelled
    /// `transitionWasCancelled` becomes false again.
    case lowerCancelled
    /// What the captured animations changed goes back to what it was.
    case undoCapturedChanges
    /// What a cancel took back is changed once more.
    case redoCapturedChanges
    /// Remembers that the transition completed with `true`.
    case markSucceeded
    /// Remembers that the transition completed with `false`.
    case markFailed
    /// One more call for the same context.
    case countAgain
    /// `presentationTransitionDidEnd(true)` or `(false)`.
    case presentationDidEnd
    /// `dismissalTransitionDidEnd(true)` or `(false)`.
    case dismissalDidEnd
    /// The presenter's view is taken out of its superview.
    case removePresenter
    /// The presenter's view goes back to its former superview and frame.
    case putPresenterBack
    /// The presented view is taken out.
    case removePresented
    /// The from view is taken out.
    case removeFrom
    /// The to view is taken out.
    case removeTo
    /// The container is taken out of the window with all that is in it.
    case removeContainer
    /// The coordinator's completion blocks run.
    case coordinatorCompletions
    /// UIKit lets go of the animator and the interaction controller.
    case releaseAnimator
    /// `animationEnded(_:)`.
    case animationEnded
    /// The work that is due runs.
    case runWork
    /// The animator's completion blocks run.
    case runArrival
    /// The system's animation completes the transition.
    case completeAsSystem
    /// The gesture's action runs.
    case runGesture
    /// The driver's method runs.
    case runOutside
    /// All running animations end unfinished.
    case interruptAnimations
    /// The segue's `perform()` runs.
    case perform
    /// The rules look at where everything came to rest.
    case judge
}
