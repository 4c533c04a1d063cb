/// One transition of a story.
struct Leg: Hashable, Sendable {
    var kind: TransitionKind
    /// Whether the story is told for its sake: only its faults are reported.
    var isMain: Bool
    var isInteractive: Bool

    /// Whether it leads to more on the stack.
    var isForward: Bool { kind != .dismiss && kind != .pop }

    /// The transitions of a scenario: the one it is about and, where there is one, the way there or back.
    ///
    /// A presentation is followed by the dismissal, which is never interactive here, so that what it resets is seen; a
    /// dismissal is preceded by a presentation. Only the transition that the scenario is about is explored in full.
    static func story(of kind: TransitionKind, isInteractive: Bool) -> [Leg] {
        let main = Leg(kind: kind, isMain: true, isInteractive: isInteractive)
        func other(_ kind: TransitionKind) -> Leg { Leg(kind: kind, isMain: false, isInteractive: false) }
        switch kind {
        case .present: return [main, other(.dismiss)]
        case .dismiss: return [other(.present), main]
        case .push: return [main, other(.pop)]
        case .pop: return [other(.push), main]
        case .tab, .segue: return [main]
        }
    }
}
