/// A transition as somebody saw it from outside: what a recorder in an app wrote down.
public struct ObservedTransition: Hashable, Sendable {
    /// The animator's type, where the recorder knows it.
    public var animator: String?
    /// The kind of transition.
    public var kind: TransitionKind
    /// The presentation style; for presentations and dismissals.
    public var style: PresentationStyle?
    /// Whether a driver was handed out.
    public var isInteractive: Bool
    /// Whether finish and cancel were written down where the driver was told them; otherwise they may come unseen.
    public var observesDriver: Bool
    /// What was seen, in order.
    public var events: [ObservedEvent]

    /// A transition and what was seen of it.
    public init(
        animator: String? = nil, kind: TransitionKind, style: PresentationStyle? = nil, isInteractive: Bool,
        observesDriver: Bool = false, events: [ObservedEvent] = []
    ) {
        self.animator = animator
        self.kind = kind
        self.style = style
        self.isInteractive = isInteractive
        self.observesDriver = observesDriver
        self.events = events
    }

    /// The scenario that it is a run of.
    public var scenario: Scenario { Scenario(kind: kind, style: style, isInteractive: isInteractive) }
}

/// Something of a transition that can be seen from outside.
public enum ObservedEvent: Hashable, Sendable {
    /// The animator is asked to animate, or for its interruptible animator.
    case start
    /// The interaction is finished.
    case finish
    /// The interaction is cancelled.
    case cancel
    /// The context is completed.
    case complete(Completion)
    /// `animationEnded(_:)` is called, with whether the transition completed.
    case ended(Bool)

    /// What is seen when a context is completed.
    public struct Completion: Hashable, Sendable {
        /// The argument of `completeTransition(_:)`.
        public var completed: Bool
        /// `transitionWasCancelled` at that moment.
        public var wasCancelled: Bool
        /// Which ends' views are in the container at that moment, bottom first; `nil` where nobody looked.
        public var container: [TransitionEnd]?

        /// A completion and what the container held.
        public init(completed: Bool, wasCancelled: Bool, container: [TransitionEnd]? = nil) {
            self.completed = completed
            self.wasCancelled = wasCancelled
            self.container = container
        }
    }
}

extension ObservedEvent: CustomStringConvertible {
    /// The event as a person says it: `completeTransition(false) after a cancel, with from < to in the container`.
    public var description: String {
        switch self {
        case .start: "the animator's start"
        case .finish: "a finish"
        case .cancel: "a cancel"
        case .ended(let completed): "animationEnded(\(completed))"
        case .complete(let completion):
            "completeTransition(\(completion.completed))\(completion.wasCancelled ? " after a cancel" : "")"
                + (completion.container.map { ends in
                    ends.isEmpty
                        ? " with neither view in the container"
                        : " with \(ends.map(\.rawValue).joined(separator: " < ")) in the container"
                } ?? "")
        }
    }

    /// Whether an event of the machine may be this one: what nobody looked at agrees with anything.
    func agrees(with machine: ObservedEvent) -> Bool {
        guard case .complete(let seen) = self, case .complete(let told) = machine else { return self == machine }
        return seen.completed == told.completed && seen.wasCancelled == told.wasCancelled
            && (seen.container == nil || told.container == nil || seen.container == told.container)
    }
}
