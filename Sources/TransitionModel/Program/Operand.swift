/// What an instruction reads: a value, a variable, or something that the environment knows.
public indirect enum Operand: Hashable, Codable, Sendable {
    /// This value.
    case constant(Value)
    /// The slot's value; a slot that is still undecided is decided by this reading, once for each of its candidates.
    case slot(SlotID)
    /// The slot's value when the object it names is still alive, else `nil` (a `weak` reference).
    case weak(SlotID)
    /// What the environment knows.
    case fact(Fact)
    /// The present value of a view's attribute, as `.attribute(value, of: view)`.
    case attribute(ViewAttribute, of: Operand)
    /// The view's superview, or `nil`.
    case superview(of: Operand)
    /// The view that is on top of all in this one, or `nil` where there is none.
    case topSubview(of: Operand)
    /// The view that is beneath all in this one, or `nil` where there is none.
    case bottomSubview(of: Operand)
    /// Whether the view is in a window, as a boolean.
    case isInWindow(Operand)
    /// Whether the property animator is running, as a boolean.
    case isRunning(Operand)
    /// Whether the property animator is reversed, as a boolean.
    case isReversed(Operand)
    /// The property animator's state, as a symbol: `inactive`, `active` or `stopped`.
    case animatorState(Operand)
    /// Makes the slot that it is assigned to undecided again.
    case undecided
}

extension Operand {
    /// No value.
    public static let `nil` = Operand.constant(.absent)
    /// The boolean `true`.
    public static let `true` = Operand.constant(.boolean(true))
    /// The boolean `false`.
    public static let `false` = Operand.constant(.boolean(false))
    /// Something nothing is known about.
    public static let unknown = Operand.constant(.unknown)
    /// This view.
    public static func view(_ view: ViewID) -> Operand { .constant(.view(view)) }
    /// This object.
    public static func object(_ object: ObjectID) -> Operand { .constant(.object(object)) }
    /// The enum case of this name, without its dot.
    public static func symbol(_ name: String) -> Operand { .constant(.symbol(name)) }
}

/// The two ends of a transition.
public enum TransitionEnd: String, Hashable, Codable, Sendable, CaseIterable {
    /// Where it leads from, and where to.
    case from, to
}

/// What only the environment, UIKit, knows.
public enum Fact: Hashable, Codable, Sendable {
    /// The transition's context, as `.context(n)`.
    case context
    /// `view(forKey:)`: a view, or `nil` where UIKit gives none.
    case contextView(TransitionEnd)
    /// The view of `viewController(forKey:)`: always there.
    case controllerView(TransitionEnd)
    /// The context's `containerView`; `nil` after completion.
    case containerView
    /// `transitionWasCancelled`, a boolean.
    case wasCancelled
    /// The context's `isInteractive`, a boolean.
    case isInteractive
    /// The context's `isAnimated`, a boolean.
    case isAnimated
    /// The context's `presentationStyle`, a symbol.
    case presentationStyle
    /// Whether the present transition leads to more on the stack: a presentation or a push; a boolean.
    case isForward
    /// The navigation operation, a symbol: `push`, `pop` or `none`.
    case operation
    /// Whether a `transitionCoordinator` exists, a boolean.
    case coordinatorExists
    /// Whether the user's finger still tracks, a boolean: some gesture has begun and not ended.
    case isTracking
}

/// A condition that a branch asks.
public indirect enum Condition: Hashable, Codable, Sendable {
    /// The operand is `true`.
    case isTrue(Operand)
    /// The operand is `nil`.
    case isNil(Operand)
    /// Both hold the same value.
    case equal(Operand, Operand)
    /// The condition does not hold.
    case not(Condition)
}
