import Testing
import TransitionModel

@Suite struct FixTests {
    private func place(_ line: Int, _ column: Int) -> TransitionModel.SourceLocation {
        TransitionModel.SourceLocation(file: "a", line: line, column: column)
    }

    private let text = "one\r\ntwö three\nfour\rfive"

    private var fix: Fix {
        Fix(
            title: "",
            edits: [
                .init(start: place(1, 4), end: place(1, 4), replacement: "!\r\nnew"),
                .init(start: place(2, 6), end: place(2, 11), replacement: ""),
                .init(start: place(4, 1), end: place(4, 5), replacement: "5"),
            ])
    }

    @Test func editsAreMade() {
        #expect(fix.applied(to: text, of: "a") == "one!\r\nnew\r\ntwö \nfour\r5")
        #expect(fix.applied(to: text, of: "b") == text)
    }

    @Test func placesMove() {
        let (old, new) = (TextPlaces(text), TextPlaces(fix.applied(to: text, of: "a")))
        func moved(_ line: Int, _ column: Int) -> TransitionModel.SourceLocation? {
            fix.moved(place(line, column), from: old, to: new)
        }
        #expect(moved(1, 1) == place(1, 1))
        #expect(moved(1, 4) == place(2, 4))
        #expect(moved(2, 1) == place(3, 1))
        #expect(moved(2, 6) == nil && moved(2, 10) == nil && moved(4, 1) == nil)
        #expect(moved(2, 11) == place(3, 6))
        #expect(moved(3, 2) == place(4, 2))
    }

    @Test func placesAreOffsetsAndBack() {
        let places = TextPlaces(text)
        for offset in 0...text.utf8.count where offset != 4 {
            #expect(places.offset(of: places.location(of: offset, in: "a")) == offset)
        }
        #expect(places.offset(of: place(9, 1)) == text.utf8.count)
    }
}
