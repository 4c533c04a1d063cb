/// What an `If` asks.
public indirect enum Question: Hashable, Sendable {
    /// `transitionWasCancelled`.
    case wasCancelled
    /// `isInteractive` of the context.
    case isInteractive
    /// Whether the transition leads to more on the stack: a presentation or a push.
    case isForward
    /// Whether the context, or a snapshot, gave no such view.
    case isNil(TransitionView)
    /// Whether the handle holds nothing: it was never made, or was let go.
    case isMissing(Handle)
    /// A condition that nobody can decide from here; asked twice in one transition it gets the same answer.
    case unknown(String)
    /// Whether a flag is up.
    case isSet(Flag)
    /// What the environment handed to this block: whether an animation finished, whether a transition completed.
    case handed(Argument)
    /// Whether a property animator arrived there.
    case arrived(Argument, at: AnimatingPosition)
    /// Whether a gesture is in this state.
    case gesture(Argument, is: GesturePhase)
    /// The opposite.
    case not(Question)

    /// The opposite.
    public static prefix func ! (question: Question) -> Question {
        if case .not(let inner) = question { inner } else { .not(question) }
    }
}

/// What UIKit hands to a block: `finished`, a position, a gesture's state; known by how deep the block is nested.
public struct Argument: Hashable, Sendable {
    /// How many blocks with an argument surround the block that it belongs to, from 0.
    public var level: Int

    /// The argument of the block at this depth, from 0.
    public init(level: Int) {
        self.level = level
    }

    /// Asks whether a property animator arrived there.
    public func isAt(_ position: AnimatingPosition) -> Question { .arrived(self, at: position) }
    /// Asks whether a gesture is in this state.
    public func isIn(_ phase: GesturePhase) -> Question { .gesture(self, is: phase) }

    /// How many blocks with an argument surround the code that is being built.
    @TaskLocal static var depth = 0
}

/// Where a property animator's completion says that it arrived.
public enum AnimatingPosition: String, Hashable, Sendable, CaseIterable {
    /// At the end of its animations.
    case end
    /// Back at the start, after a reversal.
    case start
    /// Where it was stopped.
    case current
}

/// A gesture recogniser's state as its action sees it.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
    /// The finger began to move.
    case began
    /// It moved on.
    case changed
    /// It let go.
    case ended
    /// The system took the touch away.
    case cancelled
    /// It was no such gesture after all.
    case failed
}

/// What `completeTransition` is called with.
public enum CompletionFlag: Hashable, Sendable {
    /// `!transitionWasCancelled`.
    case notCancelled
    /// `true` or `false` as it stands there.
    case literal(Bool)
    /// What the environment handed to this block, such as an animation's `finished`.
    case handed(Argument)
    /// A stored flag.
    case flag(Flag)
    /// Something that nobody can decide from here.
    case unknown
}
