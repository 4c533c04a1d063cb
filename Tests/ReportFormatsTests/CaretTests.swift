import Testing

@testable import ReportFormats

@Suite struct CaretTests {
    @Test(arguments: [
        ("let a = b", 1, ""),
        ("let a = b", 5, "    "),
        ("\t\tcall()", 3, "\t\t"),
        ("a\tb", 3, " \t"),
        // ö takes two bytes and one cell, 雪 three bytes and two cells, the emoji four bytes and two cells.
        ("ö = x", 6, "    "),
        ("雪 = x", 7, "     "),
        ("🙂x", 5, "  "),
        // One character of several scalars: e and a combining accent; a family; a flag.
        ("e\u{301}x", 4, " "),
        ("👩‍👧x", 12, "  "),
        ("🇩🇪x", 9, "  "),
        // Beyond the end, and inside a character.
        ("abc", 99, "   "),
        ("雪x", 2, ""),
        ("", 1, ""),
    ])
    func standsUnderTheColumn(line: String, column: Int, indentation: String) {
        #expect(Caret.indentation(to: column, in: line[...]) == indentation)
    }

    @Test func sourceCannotCommandTheTerminal() {
        #expect("a\u{1B}[31mb\u{7}\tc".withoutControls == "a\u{FFFD}[31mb\u{FFFD}\tc")
    }

    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\rc\n\nd", ["a", "b", "c", "", "d"]),
        ("a\u{2028}b", ["a\u{2028}b"]),
    ])
    func linesAreCountedAsTheCompilerDoes(text: String, lines: [String]) {
        #expect(SourceLines.split(text).map(String.init) == lines)
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1234, "-1,234")])
    func thousandsAreSetApart(number: Int, text: String) {
        #expect(grouped(number) == text)
    }
}
