import Testing

@testable import ReportFormats

@Suite struct SwiftCodeTests {
    @Test(
        arguments: [
            ("let a = 1.5", "<i class=\"keyword\">let</i> a = <i class=\"number\">1.5</i>"),
            ("UIView.a(x) // <b>", "<i class=\"type\">UIView</i>.a(x) <i class=\"comment\">// &lt;b&gt;</i>"),
            (#"f("a \" // b", c)"#, #"f(<i class="string">&quot;a \&quot; // b&quot;</i>, c)"#),
            ("@objc a / b", "<i class=\"keyword\">@objc</i> a / b"), ("\"open", "<i class=\"string\">&quot;open</i>"),
            ("", ""), ("\u{1B}[1m", "\u{FFFD}[<i class=\"number\">1</i>m"),
        ])
    func coloursWords(line: String, html: String) {
        #expect(SwiftCode.html(line) == html)
    }

    @Test func losesNothing() throws {
        for line in SourceLines.split(Samples.source + "\n\t#if é_1 \"雪\\(x)\" /* a */ 0xFF ..< $0 `in` 'x'\\") {
            let html = SwiftCode.html(line)
            let tags = try Regex("</?i[^>]*>")
            #expect(html.replacing(tags, with: "") == XML.text(line.withoutControls))
        }
    }
}
