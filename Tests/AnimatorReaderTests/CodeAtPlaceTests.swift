import AnimatorReader
import Testing
import TransitionModel

/// What a finding's fingerprint is made of.
@Suite struct CodeAtPlaceTests {
    private func code(at mark: Character = "↓", in marked: String) throws -> String? {
        let place = try #require(marked.firstIndex(of: mark))
        let lines = marked[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        let file = SourceFile(path: "a.swift", text: marked.replacing("↓", with: ""))
        return SyntaxTrees([file]).code(
            at: TransitionModel.SourceLocation(file: "a.swift", line: lines.count, column: lines.last!.utf8.count + 1))
    }

    @Test func layoutHasNoPart() throws {
        let one = try code(in: "class A { func f() { let a = 1; ↓box.add(a,  b: 2) // why\n} }")
        let other = try code(
            in: "class A {\n\n  func g() {\n    ↓box\n      .add( /* here */\n        a, b: 2)\n  }\n}")
        #expect(one == "A\nbox . add ( a , b : 2 )")
        #expect(one == other)
    }

    @Test func whatBracesHoldHasNoPart() throws {
        let one = try code(in: "extension A.B { func f() { ↓animate(1) { g() } completion: { _ in h() } } }")
        #expect(one == "A.B\nanimate ( 1 ) { } completion : { }")
    }

    @Test(arguments: [
        ("func f() { guard a else { ↓return } }", "\nguard a else { } return"),
        ("func f() { switch a { case .b: ↓break\n default: g() } }", "\ncase .b : break"),
        ("class A { func f() { switch a { ↓default: g() } } }", "A\nswitch a { } default :"),
        ("class A { func f(b: B) -> C { g()\n↓} }", "A\nfunc f ( b : B ) -> C { } }"),
        ("class A { func f() { run(1) { _ in g()\n↓} } }", "A\nrun ( 1 ) { } }"),
        ("class A { func f() {\n  ↓// ignore me\n g() } }", "A\n// ignore me"),
        ("class A { class B { func f() { if ↓finished { g() } } } }", "A.B\nif finished { }"),
    ])
    func placesOfManySorts(marked: String, expected: String) throws {
        #expect(try code(in: marked) == expected.replacing(".b :", with: ". b :"))
    }
}
