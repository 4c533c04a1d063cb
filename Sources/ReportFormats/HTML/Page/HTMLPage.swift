import TransitionModel

/// The page while it is put together.
struct HTMLPage {
    let run: CheckedRun
    /// Those that are shown, the loudest first.
    let findings: [Finding]
    var source: SourceLines

    init(_ run: CheckedRun, showsNotes: Bool) {
        self.run = run
        findings = run.report.findings.filter { $0.counts && (showsNotes || $0.severity > .note) }
            .sorted { $0.severity > $1.severity }
        source = SourceLines(text: run.source)
    }

    mutating func html() -> String {
        let main = tag("main", ["id": "main"], "\n", problems, verdictsSection(), "\n", findingsSection(), "\n")
        let columns = tag("div", ["class": "columns"], "\n", navigation, "\n", main, "\n")
        let skip = tag("a", ["class": "skip", "href": "#main"], "Skip to the report")
        let script = tag("script", [:], "\n", HTMLScript.text)
        let body = tag("body", [:], "\n", skip, header, "\n", columns, "\n", footer, "\n", Self.shapes, script, "\n")
        return "<!DOCTYPE html>\n" + tag("html", ["lang": "en"], "\n", head, "\n", body, "\n") + "\n"
    }

    /// Says that nothing may be loaded from anywhere, whatever a source line holds.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private var head: String {
        let lines = [
            tag("meta", ["charset": "utf-8"]),
            tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            tag("meta", ["name": "color-scheme", "content": "light dark"]),
            tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
            tag("meta", ["name": "generator", "content": "transition-verifier \(run.toolVersion)"]),
            tag("title", [:], text(title), " · transition-verifier"), tag("style", [:], "\n", HTMLStyle.text),
        ]
        return tag("head", [:], "\n", lines.joined(separator: "\n"), "\n")
    }

    /// What a tab of the browser says.
    private var title: String {
        let verdicts = run.report.animators.filter { !$0.scenarios.isEmpty }.map(\.verdict)
        let broken = verdicts.count { $0 == .violated }
        let open = verdicts.count { $0 == .incomplete }
        if broken > 0 { return "\(counted(broken, "animator")) violated" }
        if open > 0 { return "\(counted(open, "animator")) incomplete" }
        return verdicts.isEmpty ? "nothing verified" : "all verified"
    }

    private var footer: String {
        let meaning = """
            transition-verifier \(text(run.toolVersion)). Verified means: every reachable state was explored, no rule \
            is broken, and nothing that was not understood mattered.
            """
        func keys(_ names: String...) -> String { names.map { tag("kbd", [:], $0) }.joined(separator: " ") }
        let help = """
            Keys: \(keys("←", "→")) or \(keys("k", "j")) step through a story, \(keys("space")) plays it, \
            \(keys("n", "p")) go from finding to finding, \(keys("d")) light or dark.
            """
        return tag("footer", [:], tag("p", [:], meaning), tag("p", ["class": "keys", "hidden": ""], help))
    }

    /// What kept files from being checked.
    private var problems: String {
        let items = run.problems.filter { $0.severity > .note }.map { tag("li", [:], text($0.description)) }
        guard !items.isEmpty else { return "" }
        let title = tag("h2", ["id": "problems"], "Could not be checked")
        let list = tag("ul", [:], items.joined())
        return tag("section", ["class": "problems", "aria-labelledby": "problems"], title, list) + "\n"
    }

    /// The head of all arrows.
    private static var shapes: String {
        let arrow = tag(
            "marker",
            [
                "id": "arrow", "viewBox": "0 0 8 8", "refX": "7", "refY": "4", "markerWidth": "7", "markerHeight": "7",
                "orient": "auto-start-reverse",
            ], tag("path", ["d": "M0 0L8 4L0 8z", "fill": "context-stroke"]))
        return tag(
            "svg", ["class": "shapes", "width": "0", "height": "0", "aria-hidden": "true"], tag("defs", [:], arrow))
    }
}
