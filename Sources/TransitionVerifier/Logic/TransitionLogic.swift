/// An animator's logic in plain Swift, apart from UIKit: told what happens, it says what is to be done.
///
/// Put beside UIKit's lifecycle by `verify`, it is explored with every order of events and judged by the same rules as an
/// animator's source. An app runs the same value behind a thin layer that turns effects into UIKit's calls.
///
///     struct Fade: TransitionLogic {
///         mutating func handle(_ event: TransitionEvent) -> [TransitionEffect] {
///             switch event.kind {
///             case .start:
///                 [.insert(.to), .change(.alpha, of: .to, to: .zero),
///                  .animate("fade", seconds: 0.3, [.change(.alpha, of: .to, to: .one)])]
///             case .animationEnded("fade", _):
///                 [.complete(!event.wasCancelled)]
///             default: []
///             }
///         }
///     }
///
/// `handle` must be pure: the same value and event give the same value and effects. It is asked only about events that
/// can come in the state that it is in; the states that it goes through must be finitely many.
public protocol TransitionLogic: Hashable, Sendable {
    /// The gesture that drives the transition, if one does: the logic is told of it, and owns a percent-driven object.
    static var gesture: GestureDeclaration.Kind? { get }

    /// Whether the delegate answers with the driver when it is asked for one now; asked only where there is a gesture.
    var isDriving: Bool { get }

    /// Takes note of an event and says what is to be done, in order; the new state counts before the effects do.
    mutating func handle(_ event: TransitionEvent) -> [TransitionEffect]
}

extension TransitionLogic {
    /// Nothing drives it.
    public static var gesture: GestureDeclaration.Kind? { nil }
    /// The driver is always handed out.
    public var isDriving: Bool { true }
}

/// Something that an animator's logic is told.
public struct TransitionEvent: Hashable, Sendable {
    /// What happened.
    public var kind: Kind
    /// Whether the transition leads to more on the stack: a presentation or a push.
    public var isForward: Bool
    /// `isInteractive` of the context.
    public var isInteractive: Bool
    /// `transitionWasCancelled` of the context.
    public var wasCancelled: Bool

    /// An event and what the context says when it comes; by default a push or presentation that nobody drives.
    public init(_ kind: Kind, isForward: Bool = true, isInteractive: Bool = false, wasCancelled: Bool = false) {
        self.kind = kind
        self.isForward = isForward
        self.isInteractive = isInteractive
        self.wasCancelled = wasCancelled
    }

    /// What can happen.
    public enum Kind: Hashable, Sendable {
        /// `animateTransition(using:)`.
        case start
        /// The animation of this name ended, finished or not.
        case animationEnded(String, finished: Bool)
        /// What was put off under this name is due.
        case due(String)
        /// The gesture is in this state; when it has ended, it went far enough to finish or not: either is explored.
        case gesture(GesturePhase, isFar: Bool)
        /// `animationEnded(_:)`: the transition is over, completed or not.
        case ended(completed: Bool)
    }
}
