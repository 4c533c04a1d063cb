import TransitionModel

/// A report as one HTML file that needs no network and, to be read, no script.
///
/// Verdicts by animator and scenario, and for each finding a storyboard: the stack of views after each step, drawn in
/// space, beside the lines that made it so.
public struct HTMLReport {
    /// Whether notes among the findings are shown.
    public var showsNotes: Bool

    public init(showsNotes: Bool = false) {
        self.showsNotes = showsNotes
    }

    /// The whole page, ending with a line break.
    public func text(for run: CheckedRun) -> String {
        var page = HTMLPage(run, showsNotes: showsNotes)
        return page.html
    }
}

/// The page while it is put together.
struct HTMLPage {
    let run: CheckedRun
    /// Those that have a storyboard.
    let findings: [Finding]
    var source: SourceLines

    init(_ run: CheckedRun, showsNotes: Bool) {
        self.run = run
        findings = run.report.findings.filter { $0.counts && (showsNotes || $0.severity > .note) }
            .sorted { $0.severity > $1.severity }
        source = SourceLines(text: run.source)
    }

    /// Says that nothing may be loaded from anywhere, whatever a source line holds.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    var html: String {
        mutating get {
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="generator" content="transition-verifier \(XML.attribute(run.toolVersion))">
            <title>\(XML.text(title)) · transition-verifier</title>
            <style>
            \(HTMLStyle.text)</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(header)
            <div class="columns">
            \(navigation)
            <main id="main">
            \(problems)\(verdicts)
            \(findingsSection)
            </main>
            </div>
            \(footer)
            <svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>\
            <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">\
            <path d="M0 0L8 4L0 8z" fill="context-stroke"/></marker></defs></svg>
            <script>
            \(HTMLScript.text)</script>
            </body>
            </html>

            """
        }
    }

    /// What a tab of the browser says.
    private var title: String {
        let broken = run.report.animators.filter { $0.verdict == .violated }.count
        if broken > 0 { return "\(counted(broken, "animator")) violated" }
        let open = run.report.animators.filter { $0.verdict == .incomplete }.count
        if open > 0 { return "\(counted(open, "animator")) incomplete" }
        return run.report.animators.isEmpty ? "nothing verified" : "all verified"
    }

    private var footer: String {
        """
        <footer><p>transition-verifier \(XML.text(run.toolVersion)). Verified means: every reachable state was explored, no \
        rule is broken, and nothing that was not understood mattered.</p>\
        <p class="keys" hidden>Keys: <kbd>←</kbd> <kbd>→</kbd> or <kbd>j</kbd> <kbd>k</kbd> step through a story, \
        <kbd>space</kbd> plays it, <kbd>n</kbd> <kbd>p</kbd> go from finding to finding, <kbd>d</kbd> light or dark.</p></footer>
        """
    }

    /// What kept files from being checked.
    private var problems: String {
        let problems = run.problems.filter { $0.severity > .note }
        guard !problems.isEmpty else { return "" }
        let items = problems.map { "<li>\(XML.text($0.description))</li>" }.joined()
        return "<section class=\"problems\" aria-labelledby=\"problems\"><h2 id=\"problems\">Could not be checked</h2><ul>\(items)</ul></section>\n"
    }
}
