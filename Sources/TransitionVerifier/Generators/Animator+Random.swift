extension Animator {
    /// An animator made at random, of about so many statements, with whatever drives it.
    ///
    /// Many are faulty and some are right: most complete when their animation ends, and forget or overdo something.
    /// The same source gives the same animator on every platform.
    public static func random(size: Int, using source: inout RandomSource) -> Animator {
        var maker = AnimatorMaker(source: source)
        let animator = maker.animator(size: max(1, size))
        source = maker.source
        return animator
    }
}

extension Scenario {
    /// One of all scenarios: a kind of transition, a style where there is one, driven or not.
    public static func random(using source: inout RandomSource) -> Scenario {
        let kind = source.pick(TransitionKind.allCases.filter { $0 != .segue })
        let isModal = kind == .present || kind == .dismiss
        return Scenario(
            kind: kind, style: isModal ? source.pick(PresentationStyle.allCases) : nil, isInteractive: source.oneIn(2))
    }
}
