import AnimatorReader
import Testing
import TransitionModel

@Suite struct SuppressionFinderTests {
    private func comments(in text: String) -> [SuppressionComment] {
        let file = SourceFile(path: "a.swift", text: text)
        return SyntaxTrees([file]).suppressions(in: file)
    }

    @Test func speaksOfItsOwnLineBehindCode() throws {
        let comment = try #require(
            comments(in: "f()\nlet a = 1 // transition-verifier:ignore leaked-view, late-cleanup - known\ng()\n").first)
        #expect(comment.scope == .line(2))
        #expect(comment.rules.map(\.id) == ["leaked-view", "late-cleanup"])
        #expect(comment.rules.map(\.location.column) == [41, 54])
        #expect(comment.location == TransitionModel.SourceLocation(file: "a.swift", line: 2, column: 11))
        #expect(comment.reason == "known")
    }

    @Test func speaksOfTheNextCodeWhereItStandsAlone() {
        let all = comments(
            in: """
                f() {
                    // transition-verifier:ignore leaked-view
                    //  transition-verifier:ignore late-cleanup - two in a row, with a-dash - and another

                    /* more */
                    g()
                    // transition-verifier:ignore double-completion
                }
                // transition-verifier:ignore stuck-context
                """)
        #expect(all.map(\.scope) == [.line(6), .line(6), .line(8), .line(9)])
        #expect(all[1].reason == "two in a row, with a-dash - and another")
        #expect(all[0].reason == nil)
    }

    @Test func speaksOfTheFileWhereverItStands() {
        let all = comments(in: "f()\n\n    // transition-verifier:ignore-file leaked-view -\n")
        #expect(all.map(\.scope) == [.file])
        #expect(all.map(\.reason) == [nil])
    }

    @Test(arguments: [
        "let a = \"// transition-verifier:ignore leaked-view\"",
        "let a = \"\"\"\n// transition-verifier:ignore leaked-view\n\"\"\"",
        "/// transition-verifier:ignore leaked-view\nlet a = 1", "/* transition-verifier:ignore leaked-view */",
        "// see transition-verifier:ignore leaked-view", "#if os(macOS)\nf() // transition-verifier:ignore x\n#endif",
    ])
    func otherTextIsNone(_ text: String) {
        #expect(comments(in: text).isEmpty)
    }

    @Test func branchesThatAreCompiledCount() {
        let text =
            "#if os(iOS)\nf() // transition-verifier:ignore a-rule\n#else\n#endif // transition-verifier:ignore b"
        #expect(comments(in: text).map(\.rules.first?.id) == ["a-rule", "b"])
    }

    @Test(arguments: [
        ("// transition-verifier:ignore", "no rule is named: the comment suppresses nothing"),
        ("// transition-verifier:ignore - because", "no rule is named: the comment suppresses nothing"),
        (
            "// transition-verifier:ignored x",
            "'transition-verifier:ignored' is not known here; 'ignore' and 'ignore-file' are"
        ),
    ])
    func faultyOnes(text: String, fault: String) {
        #expect(comments(in: text).map(\.fault) == [fault])
    }

    @Test func windowsLineBreaks() {
        let all = comments(in: "f() // transition-verifier:ignore a - b\r\n// transition-verifier:ignore c\r\ng()\r\n")
        #expect(all.map(\.scope) == [.line(1), .line(3)])
        #expect(all.map(\.reason) == ["b", nil])
    }
}
