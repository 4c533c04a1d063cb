/// One line of Swift as HTML, with its words coloured by their kind.
///
/// It knows one line at a time: what stands in a comment or a string of several lines is coloured like any other.
struct SwiftCode {
    private var rest: Substring
    private var html = ""

    /// The line as HTML, control characters made visible.
    static func html(_ line: some StringProtocol) -> String {
        var code = SwiftCode(rest: Substring(line.withoutControls))
        while let next = code.rest.first { code.take(next) }
        return code.html
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private mutating func take(_ next: Character) {
        if rest.hasPrefix("//") {
            add(rest, "comment")
            rest = ""
        } else if next == "\"" {
            add(takeString(), "string")
        } else if next.isLetter || next == "_" || next == "@" || next == "#" {
            let first = rest.removeFirst()
            let word = String(first) + takeWhile { $0.isLetter || $0.isNumber || $0 == "_" }
            add(word, Self.kind(of: word))
        } else if next.isNumber {
            add(takeWhile { $0.isNumber || $0 == "." || $0 == "_" }, "number")
        } else {
            let signs = takeWhile { !$0.isLetter && !$0.isNumber && !"\"_@#/".contains($0) }
            add(signs.isEmpty ? String(rest.removeFirst()) : signs, nil)
        }
    }

    /// A string literal up to its closing mark, or the line's end.
    private mutating func takeString() -> String {
        var text = String(rest.removeFirst())
        while let next = rest.popFirst() {
            text.append(next)
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped)
            } else if next == "\"" {
                break
            }
        }
        return text
    }

    private mutating func takeWhile(_ fits: (Character) -> Bool) -> String {
        let text = rest.prefix(while: fits)
        rest = rest.dropFirst(text.count)
        return String(text)
    }

    private mutating func add(_ text: some StringProtocol, _ kind: String?) {
        let escaped = XML.text(text)
        html += kind.map { tag("i", ["class": $0], escaped) } ?? escaped
    }

    private static func kind(of word: String) -> String? {
        if keywords.contains(word) || word.hasPrefix("@") || word.hasPrefix("#") { return "keyword" }
        return word.first?.isUppercase == true ? "type" : nil
    }

    private static let keywords: Set<String> = [
        "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard", "if", "import",
        "in", "init", "internal", "is", "lazy", "let", "nil", "open", "override", "private", "protocol", "public",
        "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
        "unowned", "var", "weak", "where", "while",
    ]
}
