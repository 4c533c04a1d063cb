import TransitionModel

extension HTMLPage {
    /// Every finding with its storyboard.
    mutating func findingsSection() -> String {
        guard !findings.isEmpty else { return "" }
        var items = ""
        for number in findings.indices { items += article(number) + "\n" }
        let title = tag("h2", ["id": "findings"], "Findings")
        return tag("section", ["class": "findings", "aria-labelledby": "findings"], "\n", title, "\n", items)
    }

    private mutating func article(_ number: Int) -> String {
        let finding = findings[number]
        let id = anchor(of: number)
        let story = finding.trace.isEmpty ? "" : Storyboard(finding: finding, id: id).html(&source)
        let excerpt = SourceExcerpt.html(around: finding.location, context: 2, &source)
        return tag(
            "article",
            [
                "class": "finding \(finding.severity.rawValue)", "id": id, "data-rule": finding.rule,
                "aria-labelledby": "\(id)-title",
            ], "\n", head(of: finding, id), "\n", excerpt, "\n", story, related(to: finding), fixes(of: finding),
            help(on: finding))
    }

    private func head(of finding: Finding, _ id: String) -> String {
        let severity = finding.severity.rawValue
        let kicker = tag(
            "p", ["class": "kicker"], tag("span", ["class": "pill \(severity)"], severity),
            tag("code", [:], finding.rule), place(finding.location))
        let circumstances = StoryLines.circumstances(of: finding).map {
            tag("p", ["class": "circumstances"], text($0))
        }
        let title = tag("h3", ["id": "\(id)-title"], text(finding.message.capitalisedFirst))
        return tag("header", [:], kicker, title, circumstances ?? "")
    }

    private mutating func related(to finding: Finding) -> String {
        var items = ""
        for related in finding.related {
            let code = SourceExcerpt.html(line: related.location, &source)
            items += tag("li", [:], text(related.message), place(related.location), code)
        }
        return items.isEmpty ? "" : tag("ul", ["class": "related"], items)
    }

    private func fixes(of finding: Finding) -> String {
        let items = finding.fixes.map { fix in
            let edits = fix.edits.map { edit in
                // Where it begins or ends with a line break, the line that is empty then is not worth showing.
                let lines = edit.replacement.split(separator: "\n", omittingEmptySubsequences: false)
                let filled = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
                return SourceExcerpt.html(Array(filled), at: edit.start.line)
            }
            return tag("li", [:], text(fix.title), edits.joined())
        }
        guard !items.isEmpty else { return "" }
        return tag("div", ["class": "fixes"], tag("h4", [:], "A fix"), tag("ul", [:], items.joined()))
    }

    /// What the rule's page says.
    private func help(on finding: Finding) -> String {
        guard let rule = Rule.named(finding.rule) else { return "" }
        let sections = [("What breaks", rule.consequence), ("Why", rule.reason), ("What to do", rule.fix)]
        let parts = sections.map { title, words in
            let paragraphs = words.split(separator: "\n\n").map { tag("p", [:], textWithCode($0)) }
            return tag("h4", [:], title) + paragraphs.joined()
        }
        let summary = tag("summary", [:], "What breaks, why, and what to do")
        return tag("details", ["class": "help"], summary, parts.joined())
    }

    /// `file:line:column`, set apart.
    func place(_ location: SourceLocation) -> String {
        tag("span", ["class": "file"], text(location.description))
    }
}
