import TransitionModel

extension Scenario {
    /// "presented under .fullScreen, not interactive".
    public var circumstances: String {
        let under = style.map { " under .\($0.rawValue)" } ?? ""
        return "\(kind.participle)\(under), \(isInteractive ? "interactive" : "not interactive")"
    }

    /// Whether the code that was read says so of every dimension.
    public var isEstablished: Bool {
        weakestCertainty == .established
    }

    /// What makes anybody think that this happens: "established by the code", or which dimensions are not.
    public var grounds: String {
        guard !isEstablished else { return "established by the code" }
        let doubts = [Certainty.hinted, .possible].compactMap { level -> String? in
            let names = dimensions.filter { $0.certainty == level }.map(\.name)
            guard !names.isEmpty else { return nil }
            return "\(names.joined(separator: " and ")) \(level == .hinted ? "only hinted at" : "merely possible")"
        }
        return doubts.joined(separator: ", ")
    }

    private var dimensions: [(name: String, certainty: Certainty)] {
        var dimensions = [("kind", kindCertainty)]
        if style != nil { dimensions.append(("style", styleCertainty)) }
        dimensions.append(("interactivity", interactivityCertainty))
        return dimensions
    }
}

extension TransitionKind {
    /// What happens to the controller: "presented".
    var participle: String {
        switch self {
        case .present: "presented"
        case .dismiss: "dismissed"
        case .push: "pushed"
        case .pop: "popped"
        case .tab: "shown by a tab bar"
        case .segue: "shown by a segue"
        }
    }
}
