/// How loud a finding is; `note` is the quietest, `error` the loudest.
public enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    /// Worth knowing, shown on request, and never a reason for a run to fail.
    case note
    /// Wrong in some setting, or less wrong than an error; fails a run only if asked to.
    case warning
    /// Somebody who uses the app will be stuck, or see something that should not be there.
    case error
}

extension Severity: Comparable {
    /// Orders severities by how loud they are: `note < warning < error`.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.loudness < right.loudness
    }

    /// The place in the order, since the cases' names do not sort by themselves.
    private var loudness: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
