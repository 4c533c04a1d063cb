import Testing

@testable import AnimatorReader

@Suite struct BracketChainTests {
    private func isTooLong(_ piece: String, _ count: Int) -> Bool {
        BracketChain.firstTooLong(in: String(repeating: piece, count: count)) != nil
    }

    /// What takes the parser twice or four times as long for each level.
    @Test(arguments: ["[", "[ ", "[\n", "[(", "([", "[any [", "[A<[", "[()->[", "[inout [", "[@a [", "[each [", "[[A]:["])
    func refusesWhatTheParserWouldNotEnd(piece: String) {
        #expect(isTooLong(piece, 20))
        #expect(!isTooLong(piece, 3))
    }

    /// What the parser looks through to the end of the file at each level.
    @Test func refusesManyRootsInRoots() {
        #expect(isTooLong("\\(", 50))
        #expect(isTooLong("\\( ", 50))
        #expect(!isTooLong("\\(", 30))
        #expect(!isTooLong("\\(a) ", 100))
        #expect(!isTooLong("\\(\\A.b) ", 100))
    }

    /// What the parser reads, however deep it is.
    @Test(arguments: ["[x[", "[x: ", "[\"key\": [", "f([", "[a, [", "[1, [", "[{ [", "[.a([", "Node([", "a[", "// [\n"])
    func leavesTheRestAlone(piece: String) {
        #expect(!isTooLong(piece, 100))
    }

    @Test func looksIntoNoCommentAndNoString() {
        let brackets = String(repeating: "[", count: 50)
        for text in ["// \(brackets)", "/* \(brackets) /* */ \(brackets) */", "\"\(brackets)\"", "\"\\\"\(brackets)\""] {
            #expect(BracketChain.firstTooLong(in: text + "\nlet a = [1]\n") == nil, "\(text)")
        }
    }

    @Test func namesTheFirstBracketThatIsTooMuch() throws {
        let place = try #require(BracketChain.firstTooLong(in: "let a = 1\n  " + String(repeating: "[", count: 40)))
        #expect(place == (2, 18))
    }
}
