extension Verifier {
    /// The circumstances in which an animator is explored, in a fixed order.
    public func scenarios(for animator: ReadAnimator) -> [Scenario] {
        if let given = options.scenarios { return given }
        let evidence = animator.evidence
        var scenarios: [Scenario] = []
        for kind in TransitionKind.allCases {
            guard let kindCertainty = evidence.kinds[kind], options.kinds?.contains(kind) != false else { continue }
            for (style, styleCertainty) in styles(of: evidence, for: kind) {
                if let style, options.styles?.contains(style) == false { continue }
                for isInteractive in [false, true] {
                    guard options.interactive != !isInteractive else { continue }
                    guard let certainty = Self.certainty(ofInteractive: isInteractive, kind, animator) else { continue }
                    scenarios.append(
                        Scenario(
                            kind: kind, style: style, isInteractive: isInteractive, kindCertainty: kindCertainty,
                            styleCertainty: styleCertainty, interactivityCertainty: certainty))
                }
            }
        }
        return scenarios
    }

    /// The styles to explore a kind under; where none is known those that are asked for, or else one of each sort.
    ///
    /// Whoever asks for a style speaks of it: it is hinted at, though no code says so.
    private func styles(
        of evidence: Evidence, for kind: TransitionKind
    ) -> [(PresentationStyle?, Certainty)] {
        guard Lifecycle.modal.contains(kind) else { return [(nil, .established)] }
        let known = PresentationStyle.allCases.compactMap { style in evidence.styles[style].map { (style, $0) } }
        guard known.isEmpty else { return known }
        guard let asked = options.styles else { return [(.fullScreen, .possible), (.overFullScreen, .possible)] }
        return PresentationStyle.allCases.filter(asked.contains).map { ($0, .hinted) }
    }

    /// How sure it is that a kind is interactive, or that it is not; `nil` when it is not to be explored.
    private static func certainty(
        ofInteractive isInteractive: Bool, _ kind: TransitionKind, _ animator: ReadAnimator
    ) -> Certainty? {
        if kind == .segue { return isInteractive ? nil : .established }
        if animator.evidence.isAlwaysInteractive, !isInteractive { return nil }
        let interactive = animator.evidence.interactive[kind]
        return isInteractive ? interactive : .established
    }
}
