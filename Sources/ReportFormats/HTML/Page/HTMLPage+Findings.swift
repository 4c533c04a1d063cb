import TransitionModel

extension HTMLPage {
    /// Every finding with its storyboard.
    var findingsSection: String {
        mutating get {
            guard !findings.isEmpty else { return "" }
            var items = ""
            for number in findings.indices { items += article(number) }
            return "<section class=\"findings\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n\(items)</section>"
        }
    }

    private mutating func article(_ number: Int) -> String {
        let finding = findings[number]
        let id = anchor(of: number)
        let story = finding.trace.isEmpty ? "" : Storyboard(finding: finding, id: id).html(&source)
        let circumstances = StoryLines.circumstances(of: finding).map { "<p class=\"circumstances\">\(XML.text($0))</p>" } ?? ""
        return """
            <article class="finding \(finding.severity.rawValue)" id="\(id)" data-rule="\(finding.rule)" aria-labelledby="\(id)-title">
            <header><p class="kicker"><span class="pill \(finding.severity.rawValue)">\(finding.severity.rawValue)</span>\
            <code>\(finding.rule)</code><span class="file">\(XML.text(finding.location.description))</span></p>
            <h3 id="\(id)-title">\(XML.text(finding.message.capitalisedFirst))</h3>
            \(circumstances)</header>
            \(SourceExcerpt.html(around: finding.location, context: 2, &source))
            \(story)\(related(to: finding))\(fixes(of: finding))\(help(on: finding))</article>

            """
    }

    private mutating func related(to finding: Finding) -> String {
        var items = ""
        for related in finding.related {
            items += "<li>\(XML.text(related.message))<span class=\"file\">\(XML.text(related.location.description))</span>"
                + "\(SourceExcerpt.html(line: related.location, &source))</li>"
        }
        return items.isEmpty ? "" : "<ul class=\"related\">\(items)</ul>\n"
    }

    private func fixes(of finding: Finding) -> String {
        let items = finding.fixes.map { fix in
            let edits = fix.edits.map { edit in
                let lines = edit.replacement.split(separator: "\n", omittingEmptySubsequences: false).map { SwiftCode.html($0) }
                return "<pre class=\"code\"><code><s>\(edit.start.line)</s>\(lines.joined(separator: "\n<s></s>"))</code></pre>"
            }
            return "<li>\(XML.text(fix.title))\(edits.joined())</li>"
        }
        return items.isEmpty ? "" : "<div class=\"fixes\"><h4>A fix</h4><ul>\(items.joined())</ul></div>\n"
    }

    /// What the rule's page says.
    private func help(on finding: Finding) -> String {
        guard let rule = Rule.named(finding.rule) else { return "" }
        func paragraphs(_ text: String) -> String {
            text.split(separator: "\n\n").map { "<p>\(Self.withCode($0))</p>" }.joined()
        }
        return """
            <details class="help"><summary>What breaks, why, and what to do</summary>\
            <h4>What breaks</h4>\(paragraphs(rule.consequence))<h4>Why</h4>\(paragraphs(rule.reason))\
            <h4>What to do</h4>\(paragraphs(rule.fix))</details>

            """
    }

    /// Text in which backticks mark code.
    static func withCode(_ text: some StringProtocol) -> String {
        let parts = XML.text(text).split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }.joined()
    }
}
