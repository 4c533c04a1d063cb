/// How a report can be written.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, xcode, json

    /// One line for the help page.
    var meaning: String {
        switch self {
        case .text: "For people: findings with their source lines and stories, then the verdicts."
        case .xcode: "For a build phase of Xcode, which jumps to absolute paths: check \"$SRCROOT\"."
        case .json: "Everything, for other tools."
        }
    }

    /// Whether it is one whole that nothing else may stand beside; otherwise it is a row of lines.
    var isDocument: Bool {
        switch self {
        case .text, .xcode: false
        case .json: true
        }
    }
}
