/// Text that XML and HTML read as it is.
enum XML {
    /// Text between elements.
    static func text(_ text: some StringProtocol) -> String {
        escaped(text, blanks: false)
    }

    /// The value of an attribute in double quotes; without its escapes a parser would make blanks of its line breaks.
    static func attribute(_ text: some StringProtocol) -> String {
        escaped(text, blanks: true)
    }

    /// Characters that XML cannot hold become U+FFFD.
    private static func escaped(_ text: some StringProtocol, blanks: Bool) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where blanks: escaped += "&#10;"
            case "\t" where blanks: escaped += "&#9;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
