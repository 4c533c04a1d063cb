import TransitionModel

/// Source lines as HTML, each with its number.
struct SourceExcerpt {
    /// The line at a place with so many lines around it, a mark under its column; empty where it is not known.
    static func html(around location: SourceLocation, context: Int, _ source: inout SourceLines) -> String {
        guard let marked = source.line(at: location) else { return "" }
        var lines: [String] = []
        for number in max(1, location.line - context)...location.line + context {
            let place = SourceLocation(file: location.file, line: number, column: 1)
            guard let line = source.line(at: place) else { continue }
            guard number == location.line else {
                lines.append(row(number, line))
                continue
            }
            let indentation = Caret.indentation(to: location.column, in: marked)
            lines += [tag("mark", [:], row(number, line)), margin("") + indentation + tag("b", ["class": "caret"], "▲")]
        }
        return block(lines)
    }

    /// One line, without the blanks at its beginning.
    static func html(line location: SourceLocation, _ source: inout SourceLines) -> String {
        guard let line = source.line(at: location) else { return "" }
        return block([row(location.line, line.trimmed)])
    }

    /// Lines that are to stand at a place, the first of which has a number.
    static func html(_ lines: [Substring], at number: Int) -> String {
        let rows = lines.enumerated().map { place, line in
            margin(place == 0 ? String(number) : "") + SwiftCode.html(line)
        }
        return block(rows)
    }

    private static func block(_ lines: [String]) -> String {
        tag("pre", ["class": "code"], tag("code", [:], lines.joined(separator: "\n")))
    }

    private static func row(_ number: Int, _ line: some StringProtocol) -> String {
        margin(String(number)) + SwiftCode.html(line)
    }

    private static func margin(_ number: String) -> String { tag("s", [:], number) }
}
