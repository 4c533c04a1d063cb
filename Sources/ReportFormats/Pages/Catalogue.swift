import TransitionModel

/// Lists of everything that can be explained.
public enum Catalogue {
    /// All rules by group: id, severity, summary.
    public static var rules: String {
        let width = Rule.all.map(\.id.count).max() ?? 0
        let groups = Rule.Group.allCases.compactMap { group -> [String]? in
            let rules = Rule.all.filter { $0.group == group }
            guard !rules.isEmpty else { return nil }
            return [group.title]
                + rules.map { rule in
                    "  \(rule.id.padded(to: width))  \(rule.severity.rawValue.padded(to: 7))  \(rule.summary)"
                }
        }
        return groups.joined(separator: [""]).map { $0 + "\n" }.joined()
    }

    /// All assumptions: id, how well each is known, summary.
    public static var assumptions: String {
        let width = Assumption.all.map(\.id.count).max() ?? 0
        return Assumption.all
            .map { "\($0.id.padded(to: width))  \($0.source.rawValue.padded(to: 10))  \($0.summary)\n" }.joined()
    }
}

extension Rule.Group {
    /// The heading over its rules.
    var title: String {
        switch self {
        case .completion: "Completion"
        case .views: "Views"
        case .interaction: "Interaction and lifetime"
        case .reader: "What could not be read"
        }
    }
}

extension String {
    /// The text with blanks after it up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
