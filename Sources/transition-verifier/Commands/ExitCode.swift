/// What the tool's exit code says.
enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case findings = 1
    case failure = 2

    /// One line for the help page.
    var meaning: String {
        switch self {
        case .success: "Nothing to fail on."
        case .findings: "Findings of a severity that fails: errors, with --strict warnings too."
        case .failure:
            """
            The tool could not do all that was asked: usage, a path that cannot be read or parsed, a report that \
            cannot be written. What could be read is still checked and reported.
            """
        }
    }
}
