import TransitionModel

extension HTMLPage {
    /// The verdict on the whole, in one sentence and a few numbers.
    var header: String {
        let animators = run.report.animators
        let scenarios = animators.flatMap(\.scenarios)
        let states = scenarios.reduce(0) { $0 + $1.states }
        let edges = scenarios.reduce(0) { $0 + $1.edges }
        let coverage =
            animators.isEmpty
            ? "No animator was found: nothing is verified."
            : "\(counted(states, "state")) and \(counted(edges, "transition")) between them, explored in "
                + "\(counted(scenarios.count, "scenario")) of \(counted(animators.count, "animator"))."
        return """
            <header class="top \(mood.rawValue)">
            <div class="brand"><span class="logo" aria-hidden="true"><i></i><i></i><i></i></span>transition-verifier\
            <button type="button" class="theme" hidden aria-label="Switch between light and dark"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z"/></svg></button></div>
            <h1>\(XML.text(headline))</h1>
            <p class="coverage">\(XML.text(coverage))</p>
            \(tiles)
            </header>
            """
    }

    /// How things stand on the whole.
    private enum Mood: String { case good, bad, open, empty }

    private var mood: Mood {
        let verdicts = run.report.animators.filter { !$0.scenarios.isEmpty }.map(\.verdict)
        if verdicts.contains(.violated) || findings.contains(where: { $0.severity == .error }) { return .bad }
        if verdicts.contains(.incomplete) || run.problems.contains(where: { $0.severity == .error }) { return .open }
        return verdicts.isEmpty ? .empty : .good
    }

    private var headline: String {
        switch mood {
        case .bad:
            let broken = run.report.animators.filter { $0.verdict == .violated }.count
            return broken == 0
                ? "Something is wrong around \(run.report.animators.isEmpty ? "your" : "these") transitions"
                : "\(counted(broken, "animator")) can break the app"
        case .open: return "Nothing is known to be broken, but not all is proven"
        case .good: return "No order of events breaks any of them"
        case .empty: return "Nothing to verify"
        }
    }

    private var tiles: String {
        let animators = run.report.animators.filter { !$0.scenarios.isEmpty }
        func count(_ verdict: Verdict) -> Int { animators.filter { $0.verdict == verdict }.count }
        let counting = run.report.findings.filter(\.counts)
        func count(_ severity: Severity) -> Int { counting.filter { $0.severity == severity }.count }
        let tiles: [(name: String, number: Int, label: String)] = [
            ("violated", count(.violated), "violated"), ("incomplete", count(.incomplete), "incomplete"),
            ("verified", count(.verified), "verified"), ("error", count(.error), count(.error) == 1 ? "error" : "errors"),
            ("warning", count(.warning), count(.warning) == 1 ? "warning" : "warnings"),
            ("note", count(.note), count(.note) == 1 ? "note" : "notes"),
            ("aside", run.report.findings.count - counting.count, "set aside"),
        ]
        // Verdicts are always told; of findings only what there is.
        let items = tiles.enumerated().filter { $0.offset < 3 || $0.element.number > 0 }.map { _, tile in
            "<li class=\"tile \(tile.name)\(tile.number == 0 ? " none" : "")\"><b>\(grouped(tile.number))</b> \(tile.label)</li>"
        }
        return "<ul class=\"tiles\" aria-label=\"Verdicts and findings\">\(items.joined())</ul>"
    }

    /// All findings and animators, to go to.
    var navigation: String {
        let findingItems = findings.enumerated().map { number, finding in
            "<li><a href=\"#\(anchor(of: number))\" class=\"\(finding.severity.rawValue)\"><b>\(finding.rule)</b>"
                + "<span>\(XML.text(finding.location.file.fileName)):\(finding.location.line)</span></a></li>"
        }
        let animatorItems = worstFirst.map { number in
            let animator = run.report.animators[number]
            let verdict = animator.scenarios.isEmpty ? "unexplored" : animator.verdict.rawValue
            return "<li><a href=\"#a\(number + 1)\" class=\"\(verdict)\"><b>\(XML.text(animator.name))</b>"
                + "<span>\(XML.text(animator.location.file.fileName)):\(animator.location.line)</span></a></li>"
        }
        func list(_ title: String, _ items: [String]) -> String {
            items.isEmpty ? "" : "<h2>\(title)</h2><ul>\(items.joined())</ul>"
        }
        return "<nav aria-label=\"Contents\">\(list("Findings", findingItems))\(list("Animators", animatorItems))</nav>"
    }

    /// Where a finding stands on the page: the same in the next report, if its fingerprint is known.
    func anchor(of number: Int) -> String {
        let finding = findings[number]
        return finding.fingerprint.isEmpty ? "f\(number + 1)" : "f-\(finding.fingerprint)"
    }
}

extension String {
    /// What stands behind the last slash.
    var fileName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }
}
