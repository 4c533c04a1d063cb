import SwiftSyntax

extension ParsedFile {
    /// The text of one of the file's nodes on one line, at most 80 characters.
    ///
    /// Cost: that of so many characters, however long the node is and however deep its first token lies in it.
    func shortText(of node: some SyntaxProtocol) -> String {
        // What is longer is found in the bytes: in a chain of thousands of terms each node begins with the same token.
        guard node.totalLength.utf8Length > Self.longNode,
            node.endPositionBeforeTrailingTrivia.utf8Offset - node.position.utf8Offset > Self.longNode / 2,
            let text = beginning(of: node)
        else { return node.shortText }
        return text
    }

    /// Of so many bytes the end of a node is worth looking for.
    private static let longNode = 2000

    /// The beginning of a long node's text; nil where so much of it is blank or comments that more must be looked at.
    private func beginning(of node: some SyntaxProtocol) -> String? {
        withBytes(from: node.position.utf8Offset, count: Self.longNode / 2) { bytes in
            guard let start = Self.endOfTrivia(bytes) else { return nil }
            // What the cut leaves of a character is beyond what is shown.
            let text = String(decoding: bytes[start...], as: UTF8.self).foldingWhitespace
            return text.count > 80 ? text.prefix(77) + "…" : nil
        }
    }

    /// Where the first token begins; nil where that is not to be seen.
    private static func endOfTrivia(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\\"): return nil
            default: return position
            }
        }
        return nil
    }
}
