import Foundation

/// When text is coloured.
enum ColourChoice: String, CaseIterable, Sendable {
    /// Where standard output is a terminal that knows colours, and nobody has set `NO_COLOR`.
    case auto
    /// Wherever text goes, into files too.
    case always
    case never

    static let option = OptionDescription(
        name: "--color", argument: .oneOf(allCases.map(\.rawValue)), placeholder: "WHEN",
        help: "Colour text; auto, unless given, does so on a terminal, if NO_COLOR is not set")

    /// Whether what goes to standard output, or to a file, is coloured.
    ///
    /// - Parameter environment: of the process: `NO_COLOR` counts when it holds anything, `TERM` when `dumb` or none.
    func colours(toFile: Bool, isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let terminal = environment["TERM"] ?? ""
            return !toFile && isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(terminal)
        }
    }
}
