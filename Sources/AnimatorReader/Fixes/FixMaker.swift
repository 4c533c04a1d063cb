import SwiftSyntax

/// Writes fixes for one file as its author would: with its line breaks and its indentation.
struct FixMaker {
    let tree: SyntaxTrees.Tree
    private let bytes: [UInt8]
    /// What ends a line in this file.
    let lineBreak: String
    /// One level of indentation in this file.
    let step: String

    init(_ tree: SyntaxTrees.Tree) {
        self.tree = tree
        bytes = Array(tree.text.utf8)
        lineBreak = tree.text.utf8.contains("\r\n".utf8) ? "\r\n" : "\n"
        step = Self.step(bytes)
    }

    /// The smallest indentation that occurs.
    private static func step(_ bytes: [UInt8]) -> String {
        var smallest = Int.max
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if line.first == 0x09 { return "\t" }
            let blanks = line.prefix { $0 == 0x20 }.count
            // One blank is the edge of a comment.
            if blanks > 1, blanks < line.count { smallest = min(smallest, blanks) }
        }
        return String(repeating: " ", count: smallest == .max ? 4 : smallest)
    }

    // MARK: Lines

    /// Where the line begins that a byte is in.
    func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// Where the next line begins.
    func nextLineStart(_ offset: Int) -> Int {
        guard let end = bytes[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return bytes.count }
        return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }

    /// The blanks that the line begins with that a byte is in.
    func indentation(_ offset: Int) -> String {
        let line = bytes[lineStart(offset)...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: line, as: UTF8.self)
    }

    /// Whether only blanks stand before it in its line.
    func beginsLine(_ offset: Int) -> Bool { isBlank(lineStart(offset)..<offset) }

    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    func isOneLine(_ range: Range<Int>) -> Bool { lineStart(range.lowerBound) == lineStart(range.upperBound) }

    // MARK: Insertions

    /// The lines, each with its line break and indentation before it.
    func lines(_ texts: [String], _ indentation: String) -> String {
        texts.map { lineBreak + indentation + $0 }.joined()
    }

    /// Puts lines before a statement; a block that is all in one line is opened. Nil where a comment is in the way.
    func insert(_ texts: [String], before item: CodeBlockItemSyntax) -> [(range: Range<Int>, text: String)]? {
        let place = item.bytes
        let own = indentation(place.lowerBound)
        if beginsLine(place.lowerBound) {
            let text = texts.map { $0 + lineBreak + own }.joined()
            return [(place.lowerBound..<place.lowerBound, text)]
        }
        guard let block = Block(around: item), block.statements.count == 1 else { return nil }
        let base = indentation(block.start)
        let opening = block.opening..<place.lowerBound
        guard isBlank(opening) else { return nil }
        var edits = [(range: opening, text: lines(texts + [""], base + step))]
        if let closing = block.closing {
            guard isBlank(place.upperBound..<closing) else { return nil }
            edits.append((place.upperBound..<closing, lineBreak + base))
        }
        return edits
    }

    /// Puts lines at the end of a block.
    func insert(_ texts: [String], atEndOf block: Block) -> [(range: Range<Int>, text: String)]? {
        guard let closing = block.closing else { return nil }
        let base = indentation(block.start)
        guard let last = block.statements.last else {
            guard isBlank(block.opening..<closing) else { return nil }
            return [(block.opening..<closing, lines(texts, base + step) + lineBreak + base)]
        }
        if beginsLine(closing) {
            let inner = beginsLine(last.bytes.lowerBound) ? indentation(last.bytes.lowerBound) : base + step
            let start = lineStart(closing)
            return [(start..<start, texts.map { inner + $0 + lineBreak }.joined())]
        }
        let first = block.statements.first!.bytes.lowerBound
        guard isBlank(block.opening..<first), isBlank(last.bytes.upperBound..<closing) else { return nil }
        let end = (range: last.bytes.upperBound..<closing, text: lines(texts, base + step) + lineBreak + base)
        return beginsLine(first) ? [end] : [(block.opening..<first, lineBreak + base + step), end]
    }

    /// Puts lines after a statement.
    func insert(_ texts: [String], after item: CodeBlockItemSyntax) -> [(range: Range<Int>, text: String)]? {
        let place = item.bytes
        guard beginsLine(place.lowerBound) else { return nil }
        return [(place.upperBound..<place.upperBound, lines(texts, indentation(place.lowerBound)))]
    }
}
