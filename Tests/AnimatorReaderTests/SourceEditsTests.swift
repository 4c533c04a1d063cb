import Testing

@testable import AnimatorReader

/// Changing a text before it is read, and finding places again in the text as it was written.
@Suite struct SourceEditsTests {
    /// In any order; the second puts something in where nothing was.
    private let edits = SourceEdits([
        .init(range: 6..<9, text: "four"), .init(range: 4..<4, text: "a "), .init(range: 0..<3, text: ""),
    ])

    @Test func changesTheText() {
        #expect(edits.applied(to: "one, two.") == ",a  tfour")
        #expect(SourceEdits([]).applied(to: "one") == "one")
    }

    @Test func findsPlacesAgain() {
        #expect((0...8).map(edits.original) == [3, 4, 4, 4, 5, 6, 7, 8, 9])
        #expect((0...3).map(SourceEdits([]).original) == [0, 1, 2, 3])
    }
}
