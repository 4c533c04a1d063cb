/// One statement of an animator's code, with its place in the test; tests write the words that stand for it.
public struct Statement: Hashable, Sendable {
    /// What is done.
    public var kind: Kind
    /// Where it is written.
    public var place: CodePlace

    /// A statement at a place.
    public init(_ kind: Kind, at place: CodePlace) {
        self.kind = kind
        self.place = place
    }

    /// What a statement can do.
    public indirect enum Kind: Hashable, Sendable {
        /// Makes a view, or a snapshot, anew.
        case create(TransitionView)
        /// Puts a view into another.
        case insert(TransitionView, into: TransitionView, at: Placement)
        /// Takes a view out of its superview.
        case remove(TransitionView)
        /// Brings a view before its siblings.
        case bringToFront(TransitionView)
        /// Sends a view behind its siblings.
        case sendToBack(TransitionView)
        /// Gives a view's attribute a value.
        case change(ViewAttribute, of: TransitionView, to: AttributeValue)
        /// Runs `UIView.animate`.
        case animate(seconds: Double?, changes: [Statement], completion: [Statement]?)
        /// Puts work off to the main queue.
        case dispatch(seconds: Double?, work: [Statement])
        /// Starts a timer or a display link by its name.
        case tick(String, work: [Statement])
        /// Stops a timer or a display link.
        case invalidate(String)
        /// Runs blocks alongside the transition and at its end.
        case alongside(changes: [Statement], completion: [Statement]?)
        /// Tells a property animator something.
        case animator(PropertyAnimator, PropertyAnimator.Command)
        /// Tells a dispatch group something.
        case group(CompletionGroup, CompletionGroup.Command)
        /// Tells a percent-driven object something.
        case driver(PercentDriver, PercentDriver.Command)
        /// Does one or the other.
        case conditional(Question, then: [Statement], otherwise: [Statement])
        /// Sets a flag.
        case store(Flag, Bool)
        /// Calls `completeTransition`.
        case complete(CompletionFlag)
        /// Asks for a transition.
        case request(TransitionKind)
        /// Leaves the block.
        case leave
        /// Expects this order, bottom first, from here to completion.
        case expectOrder([TransitionView])
        /// Calls something that the model cannot see into.
        case unseen(String, mayComplete: Bool, mayTouchViews: Bool)
    }

    /// Where among its siblings a view is put.
    public enum Placement: Hashable, Sendable {
        /// `addSubview`.
        case top
        /// `insertSubview(_:at:)`.
        case index(Int)
        /// `insertSubview(_:aboveSubview:)`.
        case above(TransitionView)
        /// `insertSubview(_:belowSubview:)`.
        case below(TransitionView)
    }
}
