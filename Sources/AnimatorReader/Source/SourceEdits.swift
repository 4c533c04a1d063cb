/// Changes to a text before it is read, and the way back from a place in what is read to the place that was written.
struct SourceEdits {
    /// Other text for a range of the text's bytes.
    struct Edit {
        var range: Range<Int>
        var text: String
    }

    private let edits: [Edit]

    /// The edits in any order; none may overlap another.
    init(_ edits: [Edit]) {
        self.edits = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    /// The text with all changes made.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        for edit in edits {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Where a byte of the changed text was in the text as it was written; new text is where it replaces the old.
    func original(_ offset: Int) -> Int {
        var shift = 0
        for edit in edits {
            let start = edit.range.lowerBound + shift
            if offset < start { break }
            let length = edit.text.utf8.count
            if offset < start + length { return min(edit.range.lowerBound + offset - start, edit.range.upperBound) }
            shift += length - edit.range.count
        }
        return offset - shift
    }
}
