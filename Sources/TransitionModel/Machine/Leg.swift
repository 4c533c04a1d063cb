/// One transition of a story.
struct Leg: Hashable, Sendable {
    /// What a transition is in a story for.
    enum Part: Hashable, Sendable {
        /// The story is told for its sake: it is explored in full, and all its faults are reported.
        case main
        /// The way there or back.
        case auxiliary
        /// The same once more, after the way there and back: told only where something has survived that, and only for
        /// whether it comes to its end.
        case repetition
    }

    var kind: TransitionKind
    var part: Part
    var isInteractive: Bool

    /// Whether the story is told for its sake.
    var isMain: Bool { part == .main }

    /// Whether it leads to more on the stack.
    var isForward: Bool { kind != .dismiss && kind != .pop }

    /// The transitions of a scenario: the one it is about and, where there is one, the way there or back.
    ///
    /// A presentation is followed by the dismissal, which is never interactive here, so that what it resets is seen; a
    /// dismissal is preceded by a presentation. Only the transition that the scenario is about is explored in full.
    /// Where it is known who hands out the animators, and so which of them are kept, all may come once more.
    static func story(of kind: TransitionKind, isInteractive: Bool, repeats: Bool = false) -> [Leg] {
        let main = Leg(kind: kind, part: .main, isInteractive: isInteractive)
        func other(_ kind: TransitionKind) -> Leg { Leg(kind: kind, part: .auxiliary, isInteractive: false) }
        let once =
            switch kind {
            case .present: [main, other(.dismiss)]
            case .dismiss: [other(.present), main]
            case .push: [main, other(.pop)]
            case .pop: [other(.push), main]
            case .tab, .segue: [main]
            }
        guard repeats, once.count > 1 else { return once }
        let again = once[...once.firstIndex(of: main)!]
        return once + again.map { Leg(kind: $0.kind, part: .repetition, isInteractive: false) }
    }
}
