import SwiftSyntax

extension SyntaxProtocol {
    /// The text without the white space and comments around it, as the library's own property of this name gives it:
    /// that one copies all nodes around this one first, up to the file's root.
    var trimmedDescription: String {
        let text = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
        return String(decoding: text.dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
    }

    /// The node's text on one line, at most 80 characters. Cost: that of so many characters, however long the node is.
    var shortText: String {
        let longest = 80
        // Blanks that will be folded may make up most of it, so more is tried where that did not suffice.
        var tried = 4 * longest
        while true {
            let (beginning, isWhole) = beginning(ofAtLeast: tried)
            let text = beginning.foldingWhitespace
            if isWhole, text.count <= longest { return text }
            if isWhole || text.count > longest { return text.prefix(longest - 3) + "…" }
            tried *= 8
        }
    }

    /// The node's text, or as many of its tokens as have so many bytes, without the white space and comments around it.
    private func beginning(ofAtLeast count: Int) -> (text: String, isWhole: Bool) {
        guard totalLength.utf8Length > count else { return (trimmedDescription, true) }
        var text = ""
        var trivia = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if text.utf8.count >= count { return (text, false) }
            if !text.isEmpty { text += trivia + token.leadingTrivia.description }
            text += token.text
            trivia = token.trailingTrivia.description
        }
        return (text, true)
    }
}
