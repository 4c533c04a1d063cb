/// The severities that somebody asks for in place of the rules' own.
public struct RuleSeverities: Hashable, Codable, Sendable {
    /// What can be asked for.
    public enum Setting: String, Hashable, Codable, Sendable, CaseIterable {
        /// As loud as this, whatever the rule says.
        case error, warning, note
        /// The rule is not checked.
        case off

        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// By rule id; what is not in here stays as it is.
    private var settings: [String: Setting]

    /// Makes settings from the rules' ids.
    public init(_ settings: [String: Setting] = [:]) {
        self.settings = settings
    }

    /// What is asked for a rule: its own severity unless something else is.
    public subscript(rule: Rule) -> Setting {
        settings[rule.id] ?? Setting(rawValue: rule.severity.rawValue)!
    }

    /// How loud a finding of a rule is, or `nil` where the rule is off.
    ///
    /// A higher severity raises only what is as loud as its circumstances let the rule be; what the rule itself makes
    /// an exception of stays one. However high it is, circumstances that are only hinted at allow a warning at most,
    /// and those merely possible a note.
    func severity(of rule: Rule, _ severity: Severity, _ certainty: Certainty) -> Severity? {
        guard let asked = settings[rule.id] else { return severity }
        guard let wanted = asked.severity else { return nil }
        if wanted <= rule.severity { return min(severity, wanted) }
        let isException = severity < min(rule.severity, certainty.loudest)
        return isException ? severity : min(wanted, certainty.loudest)
    }

    /// The finding as loud as is asked for, or `nil` where its rule is off.
    public func applied(to finding: Finding) -> Finding? {
        guard let rule = Rule.named(finding.rule) else { return finding }
        var finding = finding
        guard let severity = severity(of: rule, finding.severity, finding.certainty) else { return nil }
        finding.severity = severity
        return finding
    }
}

extension Certainty {
    /// The highest severity that findings in such circumstances have.
    var loudest: Severity {
        switch self {
        case .established: .error
        case .hinted: .warning
        case .possible: .note
        }
    }
}
