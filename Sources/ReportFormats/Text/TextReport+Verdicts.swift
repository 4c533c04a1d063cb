import TransitionModel

extension TextReport {
    /// A line for the animator, and one for each thing that kept it from being verified.
    func verdictLines(for animator: AnimatorVerdict, in report: Report) -> [String] {
        let place = style(.location, "\(animator.location.file):\(animator.location.line):")
        guard !animator.scenarios.isEmpty else {
            return ["\(place) \(animator.name): not explored, no scenario was asked for that it takes part in"]
        }
        let states = animator.scenarios.reduce(0) { $0 + $1.states }
        let scenarios = counted(animator.scenarios.count, "scenario")
        let share =
            animator.verdict == .verified
            ? "in \(scenarios)"
            : "in \(animator.scenarios.filter { $0.verdict == animator.verdict }.count) of \(scenarios)"
        let verdict = style(.verdict(animator.verdict), animator.verdict.rawValue)
        return ["\(place) \(animator.name): \(verdict) \(share), \(counted(states, "state"))\(acceptance(of: animator, in: report))"]
            + (isVerbose ? animator.scenarios.map(scenarioLine) : [])
            + obstacles(of: animator) + remarks(on: animator)
    }

    /// A line for a class that only subclasses are made of.
    func verdictLine(for base: BaseVerdict) -> String {
        let place = style(.location, "\(base.base.location.file):\(base.base.location.line):")
        let verdict = style(.verdict(base.verdict), base.verdict.rawValue)
        return "\(place) \(base.base.name): \(verdict) \(base.grounds)"
    }

    /// Why nothing is shown for an animator that is not right.
    private func acceptance(of animator: AnimatorVerdict, in report: Report) -> String {
        let faults = report.findings.filter { $0.animator == animator.name && $0.severity > .note }
        guard animator.verdict == .violated, !faults.isEmpty, !faults.contains(where: \.counts) else { return "" }
        return "; what was found is \(shareSetAside(of: faults).joined(separator: " or "))"
    }

    /// "suppressed", "in the baseline": how the findings are set aside.
    private func shareSetAside(of findings: [Finding]) -> [String] {
        (findings.contains { $0.suppression != nil } ? ["suppressed"] : [])
            + (findings.contains(where: \.isBaselined) ? ["in the baseline"] : [])
    }

    private func scenarioLine(for scenario: ScenarioVerdict) -> String {
        let verdict = style(.verdict(scenario.verdict), scenario.verdict.rawValue)
        let size = "\(counted(scenario.states, "state")), \(counted(scenario.edges, "transition"))"
        let reduced = scenario.reducedStates
        let replaced = scenario.replacedStates
        let saving =
            (reduced == 0 ? "" : ", one callback followed for several in \(grouped(reduced)) of them")
            + (replaced == 0 ? "" : ", one kept for another like it \(counted(replaced, "time"))")
        return "  \(scenario.scenario.circumstances) (\(scenario.scenario.grounds)): \(verdict), \(size)\(saving)"
    }

    /// What no run came to: all of it in a verbose report, else what makes a good verdict doubtful.
    private func remarks(on animator: AnimatorVerdict) -> [String] {
        let shown = animator.vacuities.filter { isVerbose || $0.isSuspicious && animator.verdict == .verified }
        let lines = shown.map { "  \($0.words)" }
        return lines + (isVerbose ? animator.neverReachedWords.map { ["  \($0)"] } ?? [] : [])
    }

    private func obstacles(of animator: AnimatorVerdict) -> [String] {
        let lines = animator.scenarios.flatMap { scenario in
            let limit = scenario.limit.map { "  \(scenario.scenario.circumstances): not explored to the end: \($0)" }
            return scenario.notUnderstood.map { "  \(style(.location, "\($0.location):")) not understood: \($0.text)" }
                + [limit].compactMap { $0 }
        }
        return lines.withoutRepetitions
    }

    /// "2 errors, 1 warning, 3 notes (shown with --verbose); 4 animators: 2 verified, 1 violated, 1 incomplete".
    func summary(of report: Report) -> String {
        guard !report.animators.isEmpty || !report.findings.isEmpty else {
            return "no animator found, nothing verified"
        }
        let counting = report.findings.filter(\.counts)
        let findings = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = counting.filter { $0.severity == severity }.count
            guard count > 0 else { return nil }
            let hint = severity == .note && !isVerbose ? " (shown with --verbose)" : ""
            return counted(count, severity.rawValue) + hint
        }
        let verdicts = [Verdict.verified, .violated, .incomplete].compactMap { verdict -> String? in
            let count = report.animators.filter { $0.verdict == verdict && !$0.scenarios.isEmpty }.count
            return count > 0 ? "\(count) \(verdict.rawValue)" : nil
        }
        let unexplored = report.animators.filter(\.scenarios.isEmpty).count
        let shares = verdicts + (unexplored > 0 ? ["\(unexplored) not explored"] : [])
        let suppressed = report.findings.filter { $0.suppression != nil }.count
        let baselined = report.findings.filter { $0.suppression == nil && $0.isBaselined }.count
        let setAside =
            (suppressed > 0 ? ["\(grouped(suppressed)) suppressed"] : [])
            + (baselined > 0 ? ["\(grouped(baselined)) in the baseline"] : [])
        return ((findings.isEmpty ? ["no findings"] : findings) + setAside).joined(separator: ", ")
            + "; \(counted(report.animators.count, "animator"))"
            + (shares.isEmpty ? "" : ": \(shares.joined(separator: ", "))")
    }
}
