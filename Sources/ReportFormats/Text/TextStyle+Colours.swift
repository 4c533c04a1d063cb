extension TextStyle {
    /// The colours of a terminal: red for what is wrong, yellow for what may be, green for what is right.
    public static let coloured = TextStyle { part, text in
        guard let code = code(of: part), !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// What an ANSI terminal is told (select graphic rendition), or nil for text that stays as it is.
    private static func code(of part: Part) -> String? {
        switch part {
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.note): "1;36"
        case .verdict(.violated): "31"
        case .verdict(.incomplete): "33"
        case .verdict(.verified), .caret: "32"
        case .location, .message: "1"
        case .rule, .aside: "2"
        }
    }
}
