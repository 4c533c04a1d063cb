import TransitionModel

extension HTMLPage {
    /// The verdict on the whole, in one sentence and a few numbers.
    var header: String {
        let logo = tag("span", ["class": "logo", "aria-hidden": "true"], "<i></i><i></i><i></i>")
        let brand = tag("div", ["class": "brand"], logo, "transition-verifier", Self.themeButton)
        return tag(
            "header", ["class": "top \(mood.rawValue)"], "\n", brand, "\n", tag("h1", [:], text(headline)), "\n",
            tag("p", ["class": "coverage"], text(coverage)), "\n", tiles, "\n")
    }

    private static var themeButton: String {
        let moon = tag("path", ["d": "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z"])
        let name = "Switch between light and dark"
        return tag(
            "button", ["type": "button", "class": "theme", "hidden": "", "aria-label": name],
            tag("svg", ["viewBox": "0 0 20 20", "aria-hidden": "true"], moon))
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
        let broken = run.report.animators.count { $0.verdict == .violated }
        switch mood {
        case .bad where broken > 0: return "\(counted(broken, "animator")) can break the app"
        case .bad: return "Something is wrong around these transitions"
        case .open: return "Nothing is known to be broken, but not all is proven"
        case .good: return "No order of events breaks any of them"
        case .empty: return "Nothing to verify"
        }
    }

    private var coverage: String {
        let animators = run.report.animators
        guard !animators.isEmpty else { return "No animator was found: nothing is verified." }
        let scenarios = animators.flatMap(\.scenarios)
        let states = counted(scenarios.reduce(0) { $0 + $1.states }, "state")
        let edges = counted(scenarios.reduce(0) { $0 + $1.edges }, "transition")
        let places = "\(counted(scenarios.count, "scenario")) of \(counted(animators.count, "animator"))"
        return "\(states) and \(edges) between them, explored in \(places)."
    }

    private var tiles: String {
        let animators = run.report.animators.filter { !$0.scenarios.isEmpty }
        let counting = run.report.findings.filter(\.counts)
        // Verdicts are always told; of findings only what there is.
        var items = [Verdict.violated, .incomplete, .verified].map { verdict in
            tile(verdict.rawValue, animators.count { $0.verdict == verdict }, verdict.rawValue)
        }
        for severity in Severity.allCases.reversed() {
            let count = counting.count { $0.severity == severity }
            let name = severity.rawValue
            if count > 0 { items.append(tile(name, count, count == 1 ? name : name + "s")) }
        }
        let aside = run.report.findings.count - counting.count
        if aside > 0 { items.append(tile("aside", aside, "set aside")) }
        return tag("ul", ["class": "tiles", "aria-label": "Verdicts and findings"], items.joined())
    }

    private func tile(_ name: String, _ count: Int, _ label: String) -> String {
        let classes = count == 0 ? "tile \(name) none" : "tile \(name)"
        return tag("li", ["class": classes], tag("b", [:], grouped(count)), " \(label)")
    }

    /// Where a finding stands on the page: the same in the next report, if its fingerprint is known.
    func anchor(of number: Int) -> String {
        let finding = findings[number]
        return finding.fingerprint.isEmpty ? "f\(number + 1)" : "f-\(finding.fingerprint)"
    }
}
