/// Text for a terminal: paragraphs filled to a width, the same everywhere so that pages can be checked in and compared.
public enum Paragraphs {
    public static let width = 88

    /// Fills each paragraph (they are separated by empty lines) and indents every line.
    public static func filled(_ text: String, indentation: String = "") -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
        return Array(
            paragraphs.map { fill($0.joined(separator: " "), indentation: indentation) }.joined(separator: [""]))
    }

    private static func fill(_ paragraph: String, indentation: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, indentation.count + line.count + 1 + word.count > width {
                lines.append(indentation + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [indentation + line]
    }
}
