import TransitionModel

extension RulePage {
    /// The page in Markdown, for viewers that show help beside a finding.
    public var markdown: String {
        let facts = rule.assumptions.map { fact in
            let link = fact.page.map { $0.hasPrefix("https://") ? " ([page](\($0)))" : "" } ?? ""
            return "- \(fact.id): \(fact.summary) [\(fact.source.rawValue)]\(link)"
        }
        let sections = [
            "# \(rule.id)", rule.summary, "## What breaks", rule.consequence, "## Why", rule.reason, "## What to do",
            rule.fix,
        ]
        return (sections + (facts.isEmpty ? [] : ["## Rests on", facts.joined(separator: "\n")]))
            .joined(separator: "\n\n") + "\n"
    }
}
