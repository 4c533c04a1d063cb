import Testing

@testable import AnimatorReader

@Suite struct CodeScannerTests {
    /// What stands behind the brace that closes the first one; nil in doubt.
    private func rest(of text: String) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = CodeScanner(bytes)
            guard scanner.next() == .open(UInt8(ascii: "{")), scanner.skip(afterOpening: UInt8(ascii: "{")) else {
                return nil
            }
            return String(decoding: bytes[scanner.position...], as: UTF8.self)
        }
    }

    @Test(arguments: [
        "{ a { } [{}] ({}) }", "{ \"}\" }", "{ \"\\\"}\" }", "{ \"\\(f { \"}\" })}\" }", "{ #\"}\"# }", "{ #\"\\(\"# }",
        "{ #\"\\#(f(\"}\"))}\"# }", "{ ##\"\"#}\"## }", "{ \"\"\"\n}\"}\"\"\n\"\"\" }", "{ \"\"\"\n\\\"\"\"}\n\"\"\" }",
        "{ #\"\"\"\n\"\"\"}\n\"\"\"# }", "{ // }\n }", "{ /* } /* } */ } */ }", "{ a / b } ", "{ a/b + c/d }",
        "{ f(x)/2 + g[0]/3 }", "{ x /= 2 }", "{ `class` }", "{ \\.a[0] }", "{ #selector(a) }", "{ 1/2/3 }", "{ \"é}\" }",
        "{ a /**/ b }", "{ \"\" }", "{ (/) }",
    ])
    func findsWhereABraceCloses(text: String) {
        #expect(rest(of: text + "rest")?.hasSuffix("rest") == true)
    }

    @Test(arguments: [
        "{ a = /}\"/ }", "{ f(/}/) }", "{ return/}/ }", "{ #/}/# }", "{ <#code }#> }", "{ \"}", "{ \"\n\" }",
        "{ (} }", "{ /* }", "{ \"\"\" }\n\"\"\" }", "{ #\"\"\"# }", "{ `a\n` }", "{ a */ }", "{ \"\\(", "{ f(/a/) }", "{",
    ])
    func answersThatItDoesNotKnow(text: String) {
        #expect(rest(of: text) == nil)
    }

    @Test func looksIntoAFewStringsInStrings() {
        func nested(_ count: Int) -> String {
            "{ " + String(repeating: "\"\\(", count: count) + String(repeating: ")\"", count: count) + " }"
        }
        #expect(rest(of: nested(5)) == "")
        #expect(rest(of: nested(10_000)) == nil)
    }
}
