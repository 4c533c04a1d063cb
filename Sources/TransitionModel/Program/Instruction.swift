/// One step of an animator program; instructions follow each other unless they jump.
public struct Instruction: Hashable, Codable, Sendable {
    /// What it does.
    public var operation: Operation
    /// Where the code that it stands for is written.
    public var location: SourceLocation

    /// An operation at its place in the source.
    public init(_ operation: Operation, at location: SourceLocation) {
        self.operation = operation
        self.location = location
    }
}

/// What an instruction does.
public enum Operation: Hashable, Codable, Sendable {
    // MARK: Flow

    /// Puts the operand's value into the slot.
    case assign(SlotID, Operand)
    /// Goes on at the first label where the condition holds, else at the second.
    case branch(Condition, then: Label, otherwise: Label)
    /// Goes on at the label.
    case jump(Label)
    /// The routine, callback or block ends here: a `return`, a closing brace, the condition that fell through.
    case end
    /// A deliberate trap (`fatalError`): the run ends and is nobody's fault.
    case trap(String)
    /// A value that must not be `nil` is: the app crashes here (`view(forKey:)!`, a forced downcast).
    case crash(String)

    // MARK: Views

    /// A fresh view: in no superview, with initial attributes.
    case create(ViewID)
    /// Puts a view into another; on `nil` it does nothing.
    case insert(Operand, into: Operand, at: StackPosition)
    /// `removeFromSuperview()`; on `nil` it does nothing.
    case remove(Operand)
    /// `bringSubviewToFront(_:)`, for the view's own superview.
    case bringToFront(Operand)
    /// `sendSubviewToBack(_:)`, for the view's own superview.
    case sendToBack(Operand)
    /// Writes an attribute of a view.
    case set(ViewAttribute, of: Operand, to: Operand)
    /// Writes one coordinate of the view's origin or centre.
    case move(Operand, along: Axis, to: Operand)

    // MARK: Animations and other work for later

    /// From here to the matching `endChanges`, attributes are set inside the animation block of this task.
    case beginChanges(TaskID)
    /// Here the animation block of this task ends.
    case endChanges(TaskID)
    /// The task becomes pending; scheduling a pending task again counts as one more.
    case schedule(TaskID)
    /// The task is no longer pending: a timer invalidated, a display link stopped, layer animations removed.
    case drop(TaskID)
    /// Tells a property animator something.
    case animator(Operand, AnimatorCommand)
    /// Tells a dispatch group something.
    case group(Operand, GroupCommand)
    /// `animate(alongsideTransition:completion:)`: either task may be missing.
    case alongside(TaskID?, completion: TaskID?)

    // MARK: The transition

    /// `completeTransition(_:)` on a context.
    case complete(Operand, with: Operand)
    /// `update`, `pause`, `finish`, `cancel` on a percent-driven object or on a context.
    case interact(Operand, InteractionCommand)
    /// `super.startInteractiveTransition(_:)` of a percent-driven object: UIKit's own start.
    case startPercentDriven(Operand)
    /// Code asks for a transition: `present`, `dismiss`, `push`, `pop`.
    case request(TransitionKind, animated: Operand)
    /// A segue or other code really installs the destination's controller (`present`, `push`, `show`, root, child, `super`).
    case installDestination
    /// `beginAppearanceTransition` (`true`/`false`) or, with `nil`, `endAppearanceTransition` on the controller whose
    /// view this is.
    case appearance(of: Operand, begins: Operand?)
    /// Reads what only a transition under way has, for a value that nothing else here depends on: the context's container.
    case use(Operand)
    /// An expectation in the source: these views, bottom first, are in this order from here to completion.
    case expectOrder([Operand])

    /// Something that was not understood.
    case opaque(Opaque)
}

/// Where among its siblings a view is put.
public enum StackPosition: Hashable, Codable, Sendable {
    /// On top of its siblings.
    case top
    /// At this position, from 0 at the bottom.
    case index(Int)
    /// Right above this sibling.
    case above(Operand)
    /// Right below this sibling.
    case below(Operand)
}

/// Something in the source that was not understood, with what it could have touched.
public struct Opaque: Hashable, Codable, Sendable {
    /// What stands there, shortened.
    public var text: String
    /// Views, objects, closures and contexts that were handed to it.
    public var handed: [Operand]
    /// Whether it could complete the context (it was handed the context, or what holds it).
    public var mayComplete: Bool
    /// Whether it could put views in or out or change them.
    public var mayTouchViews: Bool

    /// Says what was not understood and what it could have done.
    public init(_ text: String, handed: [Operand] = [], mayComplete: Bool, mayTouchViews: Bool) {
        self.text = text
        self.handed = handed
        self.mayComplete = mayComplete
        self.mayTouchViews = mayTouchViews
    }
}

/// What code tells a property animator.
public enum AnimatorCommand: Hashable, Codable, Sendable {
    /// A fresh animator: inactive, with nothing attached.
    case create
    /// Attaches the task's body as animations; they run when the animator starts (at once if it is active).
    case addAnimations(TaskID)
    /// Attaches the task's body as completion; its argument is the position: `end`, `start` or `current`.
    case addCompletion(TaskID)
    /// `startAnimation()`.
    case start
    /// `pauseAnimation()`.
    case pause
    /// `continueAnimation(withTimingParameters:durationFactor:)`.
    case `continue`
    /// `stopAnimation(_:)`; with `true` its completions never run.
    case stop(withoutFinishing: Operand)
    /// `finishAnimation(at:)`, with `end`, `start` or `current`.
    case finish(at: Operand)
    /// Sets `isReversed`.
    case setReversed(Operand)
    /// Sets `pausesOnCompletion`.
    case setPausesOnCompletion(Operand)
}

/// What code tells a `DispatchGroup`.
public enum GroupCommand: Hashable, Codable, Sendable {
    /// A fresh group: nobody has entered, nothing waits.
    case create
    /// `enter()`.
    case enter
    /// `leave()`.
    case leave
    /// `notify(queue:execute:)` with the task's body.
    case notify(TaskID)
}

/// What code tells a percent-driven object or a context about the interaction.
public enum InteractionCommand: String, Hashable, Codable, Sendable {
    /// By UIKit's names.
    case update, pause, finish, cancel
}
