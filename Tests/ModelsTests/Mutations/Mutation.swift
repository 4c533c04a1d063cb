/// One change to a right model that should make it wrong.
struct Mutation: Sendable {
    /// What a mutation does to the source.
    enum Kind: String, CaseIterable, Sendable {
        case dropCompletion = "drop completion"
        case flipFlag = "flip flag"
        case completeTwice = "complete twice"
        case dropRemoval = "drop removal"
        case swapInsertions = "swap insertions"
        case dropRestore = "drop restore"
        case dropInsertion = "drop insertion"
        case dropGestureEnd = "drop gesture end"
    }

    /// Other text for a range of the source's bytes.
    struct Edit: Sendable {
        var range: Range<Int>
        var text: String
    }

    var kind: Kind
    /// What stands there, on one line, and in which function: "fade.removeFromSuperview() in animateTransition".
    var place: String
    var edits: [Edit]

    /// The kind and the place: the same for as long as the model says the same there.
    var description: String { "\(kind.rawValue): \(place)" }

    /// The model's text after the change, with as many lines as before.
    func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let newlines = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            let kept = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
            let padding = String(repeating: "\n", count: max(0, newlines - kept))
            bytes.replaceSubrange(edit.range, with: Array((edit.text + padding).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
