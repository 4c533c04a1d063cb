import TransitionModel

/// The lines of the files that findings point at, split when first asked for.
///
/// Formats read no files: whoever has the text hands it over as a closure.
struct SourceLines {
    private let text: (String) -> String?
    private var lines: [String: [Substring]] = [:]

    init(text: @escaping (String) -> String?) {
        self.text = text
    }

    /// The line at a place, without its line break, or nil where the text is not known or has no such line.
    mutating func line(at location: SourceLocation) -> Substring? {
        let all: [Substring]
        if let known = lines[location.file] {
            all = known
        } else {
            all = text(location.file).map(Self.split) ?? []
            lines[location.file] = all
        }
        return all.indices.contains(location.line - 1) ? all[location.line - 1] : nil
    }

    /// Splits at `\n`, `\r\n` and `\r`, as the Swift compiler counts lines.
    static func split(_ text: String) -> [Substring] {
        let bytes = text.utf8
        var lines: [Substring] = []
        var start = bytes.startIndex
        var index = start
        while index != bytes.endIndex {
            let byte = bytes[index]
            let end = index
            index = bytes.index(after: index)
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), index != bytes.endIndex, bytes[index] == UInt8(ascii: "\n") {
                index = bytes.index(after: index)
            }
            lines.append(text[start..<end])
            start = index
        }
        lines.append(text[start...])
        return lines
    }
}
