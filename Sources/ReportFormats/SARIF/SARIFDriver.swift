import TransitionModel

/// The tool, with everything that it has to say about its rules.
struct SARIFDriver: Encodable {
    let name = "transition-verifier"
    let fullName = "transition-verifier: explores every order of events in hand-written UIKit transitions"
    var version: String
    var semanticVersion: String
    let rules = Rule.all.map(SARIFRule.init)

    init(version: String) {
        self.version = version
        semanticVersion = version
    }
}

/// A rule's page.
struct SARIFRule: Encodable {
    struct Help: Encodable {
        var text: String
        var markdown: String
    }

    struct Configuration: Encodable {
        var level: String
    }

    struct Properties: Encodable {
        var tags: [String]
        /// How GitHub ranks it: a finding comes with a run that shows it.
        let precision = "very-high"

        enum CodingKeys: String, CodingKey {
            case tags, precision
            case problemSeverity = "problem.severity"
        }

        var problemSeverity: String
    }

    var id: String
    /// The id in capitals and without its dashes, as viewers show it.
    var name: String
    var shortDescription: SARIFText
    var fullDescription: SARIFText
    var help: Help
    /// Apple's page on a fact that the rule rests on.
    var helpUri: String?
    var defaultConfiguration: Configuration
    var properties: Properties

    init(_ rule: Rule) {
        id = rule.id
        name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = SARIFText(rule.summary)
        fullDescription = SARIFText(rule.consequence)
        help = Help(text: RulePage(rule).text, markdown: RulePage(rule).markdown)
        helpUri = rule.assumptions.compactMap(\.page).first { $0.hasPrefix("https://") }
        defaultConfiguration = Configuration(level: rule.severity.rawValue)
        properties = Properties(
            tags: ["UIKit", rule.group.rawValue],
            problemSeverity: rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    }
}
