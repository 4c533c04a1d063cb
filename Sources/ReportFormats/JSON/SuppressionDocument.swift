import TransitionModel

/// Why a finding does not count.
struct SuppressionDocument: Encodable {
    var file: String
    var line: Int
    var column: Int
    var reason: Nullable<String>

    init(_ suppression: Suppression) {
        file = suppression.location.file
        line = suppression.location.line
        column = suppression.location.column
        reason = Nullable(suppression.reason)
    }
}

/// A change that mends a finding.
struct FixDocument: Encodable {
    /// Some text and what is to stand in its place; the end is the place right after its last character.
    struct Edit: Encodable {
        var file: String
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
        var replacement: String
    }

    var title: String
    var edits: [Edit]

    init(_ fix: Fix) {
        title = fix.title
        edits = fix.edits.map {
            Edit(
                file: $0.start.file, line: $0.start.line, column: $0.start.column, endLine: $0.end.line,
                endColumn: $0.end.column, replacement: $0.replacement)
        }
    }
}
