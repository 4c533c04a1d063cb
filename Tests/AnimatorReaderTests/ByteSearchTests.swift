import Testing

@testable import AnimatorReader

@Suite struct ByteSearchTests {
    /// Against the plain way, on all short texts of few letters.
    @Test func findsWhatIsThere() {
        let needles = ["aba", "bbab", "acc"]
        let search = ByteSearch(needles)
        for number in 0..<6561 {
            var rest = number
            var text = ""
            for _ in 0..<8 {
                text.append(["a", "b", "c"][rest % 3])
                rest /= 3
            }
            #expect(search.occurs(in: text) == needles.contains { text.contains($0) }, "\(text)")
        }
    }

    @Test func looksNoFurtherThanTheEnd() {
        let search = ByteSearch(["abcd", "bcdefgh"])
        #expect(!search.occurs(in: ""))
        #expect(!search.occurs(in: "abc"))
        #expect(!search.occurs(in: "bcdefg"))
        #expect(search.occurs(in: "bcdefgh"))
        #expect(search.occurs(in: "é\u{301}abcd"))
    }
}
