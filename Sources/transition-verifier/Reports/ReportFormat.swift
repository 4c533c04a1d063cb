/// How a report can be written.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, xcode, github
    case githubSummary = "github-summary"
    case json, sarif, junit, html, dot, mermaid

    /// One line for the help page.
    var meaning: String {
        switch self {
        case .text: "For people: findings with their source lines and stories, then the verdicts."
        case .xcode: "For a build phase of Xcode, which jumps to absolute paths: check \"$SRCROOT\"."
        case .github: "Annotations of a GitHub workflow, and a summary where GITHUB_STEP_SUMMARY is set."
        case .githubSummary: "That summary by itself, in Markdown."
        case .json: "Everything, for other tools."
        case .sarif: "SARIF 2.1.0, for code scanning: rules with their help, stories as code flows."
        case .junit: "JUnit's XML: a test case for each animator and scenario."
        case .html: "One page to look at: verdicts, and each story as pictures of the view stack."
        case .dot: "The explored states of small machines, for Graphviz."
        case .mermaid: "The same for Mermaid."
        }
    }

    /// Whether it is one whole that nothing else may stand beside; otherwise it is a row of lines.
    var isDocument: Bool {
        switch self {
        case .text, .xcode, .github: false
        case .githubSummary, .json, .sarif, .junit, .html, .dot, .mermaid: true
        }
    }

    /// Whether it shows the states that were explored.
    var showsStates: Bool {
        switch self {
        case .html, .dot, .mermaid: true
        case .text, .xcode, .github, .githubSummary, .json, .sarif, .junit: false
        }
    }
}
