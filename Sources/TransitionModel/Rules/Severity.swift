/// How much a finding matters.
public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; shown on request, never fails a run.
    case note
    /// Probably wrong, or wrong only in circumstances that the code hints at.
    case warning
    /// Wrong in circumstances that the code establishes.
    case error

    /// Orders from note to error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
