/// What to explore and how far.
public struct VerifierOptions: Sendable {
    /// Only these kinds of transition; `nil` for all.
    public var kinds: Set<TransitionKind>?
    /// Only these styles; `nil` for all.
    public var styles: Set<PresentationStyle>?
    /// Only interactive scenarios, or only others; `nil` for both.
    public var interactive: Bool?
    /// The most states to explore in one scenario.
    public var maxStates: Int

    public init(
        kinds: Set<TransitionKind>? = nil, styles: Set<PresentationStyle>? = nil, interactive: Bool? = nil,
        maxStates: Int = 1_000_000
    ) {
        self.kinds = kinds
        self.styles = styles
        self.interactive = interactive
        self.maxStates = maxStates
    }
}

/// Explores animators in their scenarios and says what is wrong with them.
public struct Verifier: Sendable {
    public var options: VerifierOptions

    public init(options: VerifierOptions = VerifierOptions()) {
        self.options = options
    }

    /// The verdicts on all animators, with the shortest story for each broken rule.
    public func verify(_ animators: [ReadAnimator]) -> Report {
        Report()
    }
}
