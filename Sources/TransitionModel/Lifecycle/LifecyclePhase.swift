/// Where a transition is in its life.
public enum LifecyclePhase: String, Hashable, Codable, Sendable, CaseIterable {
    /// Nothing was asked for yet.
    case idle
    /// Code asked for a transition and the delegate has answered; it starts in a later turn.
    case requested
    /// The container is built and everybody is told; passed through within one turn.
    case begun
    /// It runs by itself.
    case animating
    /// A finger or a hand-written interactor holds it.
    case interacting
    /// The interaction ended with finish; it runs to its end.
    case finishing
    /// The interaction ended with cancel; it runs back.
    case cancelling
    /// `completeTransition` was called; other callbacks may still be on their way.
    case completed
    /// Nothing is pending and the user has let go.
    case settled
    /// The story is told.
    case over

    /// All phases by their numbers: asked for in every step, so made once.
    static let all = allCases

    /// How many come before it in the order of declaration: what a state keeps.
    var number: Int { Self.all.firstIndex(of: self)! }

    /// Whether a context exists that must still be completed.
    public var isInFlight: Bool {
        switch self {
        case .begun, .animating, .interacting, .finishing, .cancelling: true
        case .idle, .requested, .completed, .settled, .over: false
        }
    }
}
