public import TransitionModel

/// What `explain` says about a rule.
public struct RulePage {
    public var rule: Rule

    public init(_ rule: Rule) {
        self.rule = rule
    }

    public var text: String {
        let examples = [
            "faulty: Models/\(rule.models.faulty)", rule.models.right.map { "right:  Models/\($0)" },
        ].compactMap { $0 }.map { "  \($0)" }
        let facts = rule.assumptions.map { "  \($0.id)  \($0.summary) [\($0.source.rawValue)]" }
        let lines =
            ["\(rule.id) (\(rule.severity.rawValue))", ""]
            + Paragraphs.filled(rule.summary)
            + ["", "What breaks"] + Paragraphs.filled(rule.consequence, indentation: "  ")
            + ["", "Why"] + Paragraphs.filled(rule.reason, indentation: "  ")
            + ["", "What to do"] + Paragraphs.filled(rule.fix, indentation: "  ")
            + ["", "Examples"] + examples
            + (facts.isEmpty ? [] : ["", "Rests on"] + facts)
        return lines.map { $0 + "\n" }.joined()
    }
}
