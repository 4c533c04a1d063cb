/// The blank text that brings a mark under a column of a source line.
enum Caret {
    /// As wide as everything before the column; tabs stay tabs, so that both lines jump to the same stops.
    ///
    /// - Parameter column: in UTF-8 bytes, from 1, as locations have it; beyond the line's end it stands at the end.
    static func indentation(to column: Int, in line: Substring) -> String {
        var indentation = ""
        var bytes = 0
        for character in line {
            bytes += character.utf8.count
            guard bytes < column else { break }
            indentation += character == "\t" ? "\t" : String(repeating: " ", count: width(of: character))
        }
        return indentation
    }

    /// How many cells of a terminal a character takes.
    static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return 1 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return wide.contains { $0.contains(first.value) } ? 2 : 1
        }
    }

    /// The blocks of East Asian wide and fullwidth characters.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// The same text with control characters made visible, so that a source line cannot command the terminal.
    var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
                }))
    }

    /// The same text without blanks at its ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
