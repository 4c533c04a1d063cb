import TransitionModel

/// Source lines as HTML, each with its number.
struct SourceExcerpt {
    /// The line at a place with so many lines around it, a mark under its column; empty where it is not known.
    static func html(around location: SourceLocation, context: Int, _ source: inout SourceLines) -> String {
        guard let marked = source.line(at: location) else { return "" }
        let first = max(1, location.line - context)
        let lines = (first...location.line + context).compactMap { number -> String? in
            let place = SourceLocation(file: location.file, line: number, column: 1)
            guard let line = source.line(at: place) else { return nil }
            let isMarked = number == location.line
            let caret = isMarked ? "\n<s></s>\(Caret.indentation(to: location.column, in: marked))<b class=\"caret\">▲</b>" : ""
            return row(number, line, isMarked: isMarked) + caret
        }
        return "<pre class=\"code\"><code>\(lines.joined(separator: "\n"))</code></pre>"
    }

    /// One line, without the blanks at its beginning.
    static func html(line location: SourceLocation, _ source: inout SourceLines) -> String {
        guard let line = source.line(at: location) else { return "" }
        return "<pre class=\"code\"><code>\(row(location.line, line.trimmed, isMarked: false))</code></pre>"
    }

    private static func row(_ number: Int, _ line: some StringProtocol, isMarked: Bool) -> String {
        let text = "<s>\(number)</s>\(SwiftCode.html(line))"
        return isMarked ? "<mark>\(text)</mark>" : text
    }
}
