import TransitionModel

extension HTMLPage {
    /// Each animator with its scenarios, what kept them from being verified, and their state graphs.
    var verdicts: String {
        mutating get {
            guard !run.report.animators.isEmpty else { return "" }
            var items = ""
            for number in worstFirst { items += animator(number) }
            let names = ["violated", "incomplete", "verified"]
            let filters = names.map { "<label><input type=\"checkbox\" value=\"\($0)\" checked> \($0)</label>" }
            return """
                <section class="verdicts" aria-labelledby="verdicts">
                <h2 id="verdicts">Verdicts</h2>
                <form class="filter" hidden role="search" aria-label="Filter the verdicts">\(filters.joined())\
                <input type="search" placeholder="animator, file or scenario" aria-label="Animator, file or scenario">\
                <output aria-live="polite"></output></form>
                \(items)</section>
                """
        }
    }

    /// The animators' positions: what is broken first, what is open next, then what is right.
    var worstFirst: [Int] {
        let animators = run.report.animators
        func rank(_ animator: AnimatorVerdict) -> Int {
            if animator.scenarios.isEmpty { return 3 }
            switch animator.verdict {
            case .violated: return 0
            case .incomplete: return 1
            case .verified: return 2
            }
        }
        return animators.indices.sorted { (rank(animators[$0]), $0) < (rank(animators[$1]), $1) }
    }

    private mutating func animator(_ number: Int) -> String {
        let animator = run.report.animators[number]
        let isExplored = !animator.scenarios.isEmpty
        let verdict = isExplored ? animator.verdict.rawValue : "unexplored"
        let states = animator.scenarios.reduce(0) { $0 + $1.states }
        let size = isExplored ? "\(counted(animator.scenarios.count, "scenario")), \(counted(states, "state"))" : "no scenario was asked for"
        var rows = ""
        for (place, scenario) in animator.scenarios.enumerated() { rows += self.scenario(scenario, "a\(number + 1)-\(place + 1)") }
        let isOpen = animator.verdict != .verified || run.report.animators.count <= 3
        return """
            <details class="animator \(verdict)" id="a\(number + 1)" data-verdict="\(verdict)"\(isOpen && isExplored ? " open" : "")>
            <summary><span class="pill \(verdict)">\(isExplored ? verdict : "not explored")</span><b>\(XML.text(animator.name))</b>\
            <span class="file">\(XML.text(animator.location.file)):\(animator.location.line)</span><span class="size">\(size)</span></summary>
            \(rows)\(links(to: animator))</details>

            """
    }

    /// The findings about an animator, to go to.
    private func links(to animator: AnimatorVerdict) -> String {
        let own = run.report.shownFindings(of: animator)
        let items = findings.indices.filter { own.contains(findings[$0]) }.map { number in
            "<li><a class=\"\(findings[number].severity.rawValue)\" href=\"#\(anchor(of: number))\">\(XML.text(findings[number].message))</a></li>"
        }
        return items.isEmpty ? "" : "<ul class=\"links\">\(items.joined())</ul>\n"
    }

    private mutating func scenario(_ verdict: ScenarioVerdict, _ id: String) -> String {
        var obstacles = verdict.limit.map { ["<li>not explored to the end: \(XML.text($0))</li>"] } ?? []
        for line in verdict.notUnderstood {
            obstacles.append(
                "<li>not understood: \(Self.withCode(line.text))<span class=\"file\">\(XML.text(line.location.description))</span>"
                    + "\(SourceExcerpt.html(line: line.location, &source))</li>")
        }
        let list = obstacles.isEmpty ? "" : "<ul class=\"obstacles\">\(obstacles.joined())</ul>"
        return """
            <div class="scenario" data-verdict="\(verdict.verdict.rawValue)"><p><span class="mark \(verdict.verdict.rawValue)" \
            role="img" aria-label="\(verdict.verdict.rawValue)"></span><b>\(XML.text(verdict.scenario.circumstances))</b> \
            <span class="grounds">\(XML.text(verdict.scenario.grounds))</span><span class="size">\(counted(verdict.states, "state")), \
            \(counted(verdict.edges, "transition"))</span></p>\(list)\(graph(of: verdict, id))</div>

            """
    }

    /// The explored states, where there are few enough to be drawn.
    private func graph(of verdict: ScenarioVerdict, _ id: String) -> String {
        guard let graph = verdict.graph else { return "" }
        let size = "\(counted(graph.nodes.count, "situation"))"
        guard let picture = GraphPicture(graph, in: run.report, id: id) else {
            return "<p class=\"graph-absent\">The graph of \(size) is too large to be read here.</p>"
        }
        return "<details class=\"graph\"><summary>State graph: \(size)</summary>\(picture.html)</details>"
    }
}
