import TransitionModel

/// The pages of all rules and assumptions as Markdown, in the shape that DocC expects.
public enum DocumentationCatalogue {
    /// One file of the catalogue.
    public struct Page: Hashable, Sendable {
        /// Its name in the catalogue's directory.
        public var name: String
        public var text: String
    }

    /// All files, sorted by name.
    public static var pages: [Page] {
        let rules = Rule.all.map { Page(name: "\($0.id).md", text: RulePage($0).article) }
        return ([Page(name: "Rules.md", text: ruleIndex), Page(name: "Assumptions.md", text: assumptions)] + rules)
            .sorted { $0.name < $1.name }
    }

    private static var ruleIndex: String {
        let groups = Rule.Group.allCases.compactMap { group -> String? in
            let rules = Rule.all.filter { $0.group == group }
            guard !rules.isEmpty else { return nil }
            return (["### \(group.title)", ""] + rules.map { "- <doc:\($0.id)>" }).joined(separator: "\n")
        }
        let sections =
            ["# Rules", "What transitions must not do, and what is checked.", "- <doc:Assumptions>", "## Topics"] + groups
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static var assumptions: String {
        let sections =
            ["# Assumptions", "What is taken to be true of UIKit, and how well each fact is known."]
            + Assumption.all.map { AssumptionPage($0).section }
        return sections.joined(separator: "\n\n") + "\n"
    }
}

extension RulePage {
    /// The page as an article of a catalogue, with the rule's examples.
    fileprivate var article: String {
        let examples = ["- faulty: `Models/\(rule.models.faulty)`"] + (rule.models.right.map { ["- right: `Models/\($0)`"] } ?? [])
        return markdown + "\n## Examples\n\n" + examples.joined(separator: "\n") + "\n"
    }
}

extension AssumptionPage {
    /// The page as a section of a longer one.
    fileprivate var section: String {
        let rules = Rule.all.filter { $0.assumptions.contains(assumption) }.map { "<doc:\($0.id)>" }
        let page = assumption.page.map { $0.hasPrefix("https://") ? " ([page](\($0)))" : " (`\($0)`)" } ?? ""
        let paragraphs =
            ["## \(assumption.id): \(assumption.summary)", assumption.text, "\(assumption.source.words)\(page)"]
            + (rules.isEmpty ? [] : ["Rules that rest on it: \(rules.joined(separator: ", "))."])
        return paragraphs.joined(separator: "\n\n")
    }
}
