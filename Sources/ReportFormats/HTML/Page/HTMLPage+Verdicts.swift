import TransitionModel

extension HTMLPage {
    /// Each animator with its scenarios, what kept them from being verified, and their state graphs.
    mutating func verdictsSection() -> String {
        guard !run.report.animators.isEmpty else { return "" }
        var items = ""
        for number in worstFirst { items += animator(number) + "\n" }
        for verdict in run.report.bases { items += base(verdict) + "\n" }
        let title = tag("h2", ["id": "verdicts"], "Verdicts")
        return tag("section", ["class": "verdicts", "aria-labelledby": "verdicts"], "\n", title, filter, "\n", items)
    }

    /// Shows only where scripts run.
    private var filter: String {
        let boxes = [Verdict.violated, .incomplete, .verified].map { verdict in
            let box = tag("input", ["type": "checkbox", "value": verdict.rawValue, "checked": ""])
            return tag("label", [:], box, " \(verdict.rawValue)")
        }
        let hint = "animator, file or scenario"
        return tag(
            "form", ["class": "filter", "hidden": "", "role": "search", "aria-label": "Filter the verdicts"],
            boxes.joined(), tag("input", ["type": "search", "placeholder": hint, "aria-label": hint]),
            tag("output", ["aria-live": "polite"], ""))
    }

    /// The animators' positions: what is broken first, what is open next, then what is right.
    var worstFirst: [Int] {
        let animators = run.report.animators
        return animators.indices.sorted { (animators[$0].rank, $0) < (animators[$1].rank, $1) }
    }

    private mutating func animator(_ number: Int) -> String {
        let animator = run.report.animators[number]
        var rows = ""
        for (place, scenario) in animator.scenarios.enumerated() {
            rows += self.scenario(scenario, "a\(number + 1)-\(place + 1)")
        }
        let name = animator.verdictName
        let isOpen = !rows.isEmpty && (animator.verdict != .verified || run.report.animators.count <= 3)
        let content = head(of: animator) + rows + obstacles(of: animator) + remarks(on: animator) + links(to: animator)
        let id = "a\(number + 1)"
        return isOpen
            ? tag("details", ["class": "animator \(name)", "id": id, "data-verdict": name, "open": ""], content)
            : tag("details", ["class": "animator \(name)", "id": id, "data-verdict": name], content)
    }

    private func head(of animator: AnimatorVerdict) -> String {
        let states = animator.scenarios.reduce(0) { $0 + $1.states }
        let isExplored = !animator.scenarios.isEmpty
        let size = "\(counted(animator.scenarios.count, "scenario")), \(counted(states, "state"))"
        let verdict = isExplored ? animator.verdict.rawValue : "not explored"
        return head(
            animator.name, at: animator.location, animator.verdictName, verdict,
            isExplored ? size : "no scenario was asked for")
    }

    private func head(
        _ name: String, at location: SourceLocation, _ kind: String, _ verdict: String, _ size: String
    ) -> String {
        tag(
            "summary", [:], tag("span", ["class": "pill \(kind)"], verdict), tag("b", [:], text(name)),
            tag("span", ["class": "file"], text("\(location.file):\(location.line)")),
            tag("span", ["class": "size"], size))
    }

    /// A class that only subclasses are made of; what there is to see is with these.
    private func base(_ verdict: BaseVerdict) -> String {
        let name = verdict.verdict.rawValue
        let animators = run.report.animators
        let links = worstFirst.filter { verdict.subclasses.contains(animators[$0].name) }.map { number in
            tag("li", [:], tag("a", ["href": "#a\(number + 1)"], text(animators[number].name)))
        }
        let size = "through \(counted(verdict.subclasses.count, "subclass", "subclasses"))"
        return tag(
            "details", ["class": "animator \(name)", "data-verdict": name],
            head(verdict.base.name, at: verdict.base.location, name, name, size),
            tag("ul", ["class": "links"], links.joined()))
    }

    /// The findings about an animator, to go to.
    private func links(to animator: AnimatorVerdict) -> String {
        let own = run.report.shownFindings(of: animator)
        let items = findings.indices.filter { own.contains(findings[$0]) }.map { number in
            let finding = findings[number]
            return tag(
                "li", [:],
                tag(
                    "a", ["class": finding.severity.rawValue, "href": "#\(anchor(of: number))"],
                    text(finding.message.capitalisedFirst)))
        }
        return items.isEmpty ? "" : tag("ul", ["class": "links"], items.joined())
    }

    private func scenario(_ verdict: ScenarioVerdict, _ id: String) -> String {
        let name = verdict.verdict.rawValue
        let size = "\(counted(verdict.states, "state")), \(counted(verdict.edges, "transition"))"
        let line = tag(
            "p", [:], tag("span", ["class": "mark \(name)", "role": "img", "aria-label": name], ""),
            tag("b", [:], text(verdict.scenario.circumstances)),
            tag("span", ["class": "grounds"], text(verdict.scenario.grounds)), tag("span", ["class": "size"], size))
        let limit = verdict.limit.map { tag("p", ["class": "limit"], "not explored to the end: ", text($0)) } ?? ""
        return tag("div", ["class": "scenario", "data-verdict": name], line, limit, graph(of: verdict, id))
    }

    /// What was not understood in any scenario, each line once.
    private mutating func obstacles(of animator: AnimatorVerdict) -> String {
        var items = ""
        for line in animator.scenarios.flatMap(\.notUnderstood).withoutRepetitions {
            let count = animator.scenarios.count { $0.notUnderstood.contains(line) }
            let share = count == animator.scenarios.count ? "all" : "\(count) of \(animator.scenarios.count)"
            let scenarios = animator.scenarios.count == 1 ? "" : tag("span", ["class": "grounds"], "in \(share) scenarios")
            let code = SourceExcerpt.html(line: line.location, &source)
            let words = textWithCode(line.text.capitalisedFirst)
            items += tag("li", [:], words, place(line.location), scenarios, code)
        }
        guard !items.isEmpty else { return "" }
        return tag("div", ["class": "obstacles"], tag("h3", [:], "Not understood"), tag("ul", [:], items))
    }

    /// What no run came to.
    private func remarks(on animator: AnimatorVerdict) -> String {
        let lines = animator.vacuities.map(\.words) + [animator.neverReachedWords].compactMap { $0 }
        guard !lines.isEmpty else { return "" }
        let items = lines.map { tag("li", [:], text($0.capitalisedFirst)) }
        return tag(
            "details", ["class": "obstacles"], tag("summary", [:], "What no run came to"), tag("ul", [:], items.joined()))
    }

    /// The explored states, where there are few enough to be drawn.
    private func graph(of verdict: ScenarioVerdict, _ id: String) -> String {
        guard let graph = verdict.graph else { return "" }
        let size = counted(graph.nodes.count, "situation")
        guard let picture = GraphPicture(graph, in: run.report, id: id) else {
            return tag("p", ["class": "graph-absent"], "The graph of \(size) is too large to be read here.")
        }
        return tag("details", ["class": "graph"], tag("summary", [:], "State graph: \(size)"), picture.html)
    }
}

extension AnimatorVerdict {
    /// The verdict as a class of the style sheet.
    var verdictName: String { scenarios.isEmpty ? "unexplored" : verdict.rawValue }

    /// How early a reader wants to see it, from 0.
    fileprivate var rank: Int {
        if scenarios.isEmpty { return 3 }
        switch verdict {
        case .violated: return 0
        case .incomplete: return 1
        case .verified: return 2
        }
    }
}
