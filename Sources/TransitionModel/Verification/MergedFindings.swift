/// What was found in all scenarios of an animator, each fault once and as loud as the weakest dimension that it needs.
///
/// A dimension (kind, style, interactivity) is needed unless the fault occurs for every value of it that was
/// explored; a scenario in which the animator leaves by its own guard on a view that is not there does not count
/// against it.
struct MergedFindings {
    private(set) var findings: [Finding] = []
    /// The scenarios, by position, with a finding that is an error or a warning.
    private(set) var violated: Set<Int> = []

    private struct Fault: Hashable {
        var rule: String
        var location: SourceLocation
    }

    /// A fault in a scenario, so loud.
    private struct Occurrence: Hashable {
        var scenario: Int
        var severity: Severity
    }

    init(_ explorations: [ScenarioExploration], _ severities: RuleSeverities) {
        var occurrences: [Fault: [(scenario: Int, draft: ScenarioExploration.Draft)]] = [:]
        var order: [Fault] = []
        for (number, exploration) in explorations.enumerated() {
            for draft in exploration.drafts {
                let fault = Fault(rule: draft.rule.id, location: draft.text.location)
                if occurrences[fault] == nil { order.append(fault) }
                occurrences[fault, default: []].append((number, draft))
            }
        }
        for fault in order {
            let drafts = occurrences[fault]!
            // One place may be at fault in hundreds of ways: what those of one loudness have in common is found once.
            var occurs: [Severity: Set<Int>] = [:]
            for severity in Set(drafts.map(\.draft.severity)) {
                occurs[severity] = Set(drafts.filter { $0.draft.severity >= severity }.map(\.scenario))
            }
            var certainties: [Occurrence: Certainty] = [:]
            var loudest: (severity: Severity, certainty: Certainty, scenario: Int, draft: ScenarioExploration.Draft)?
            for (scenario, draft) in drafts {
                let occurrence = Occurrence(scenario: scenario, severity: draft.severity)
                let needed =
                    certainties[occurrence] ?? Self.certainty(scenario, occurs[draft.severity]!, explorations)
                certainties[occurrence] = needed
                let use = explorations[scenario].animator.evidence.isForOwnContainer ? Certainty.possible : .established
                let certainty = min(draft.certainty, use, needed)
                let own = min(draft.severity, certainty.loudest)
                guard let severity = severities.severity(of: draft.rule, own, certainty) else { continue }
                if let best = loudest {
                    // Of stories equally loud the surest is told, and of those the shortest.
                    let old = explorations[best.scenario].scenario.weakestCertainty
                    let new = explorations[scenario].scenario.weakestCertainty
                    if (severity, new) < (best.severity, old) { continue }
                    if (severity, new) == (best.severity, old), draft.steps.count >= best.draft.steps.count { continue }
                }
                loudest = (severity, certainty, scenario, draft)
            }
            guard let loudest else { continue }
            // What is harmless where it happens and merely possible besides is not worth a word.
            if Self.isHarmless(loudest.draft),
                explorations[loudest.scenario].scenario.interactivityCertainty == .possible
            {
                continue
            }
            if loudest.severity > .note {
                let counting = drafts.filter { _, draft in
                    (severities.severity(of: draft.rule, draft.severity, draft.certainty) ?? .note) > .note
                }
                violated.formUnion(counting.map(\.scenario))
            }
            let exploration = explorations[loudest.scenario]
            findings.append(
                Finding(
                    rule: fault.rule, severity: loudest.severity, location: fault.location,
                    message: loudest.draft.text.message, animator: exploration.animator.program.name,
                    certainty: loudest.certainty, scenario: exploration.scenario, related: loudest.draft.text.related,
                    trace: loudest.draft.steps, loopStart: loudest.draft.loopStart,
                    replayCode: loudest.draft.replay?.description))
        }
    }

    /// Whether a finding is a note for what the next transition sets again anyway, or what UIKit is assumed to take out.
    private static func isHarmless(_ draft: ScenarioExploration.Draft) -> Bool {
        draft.severity == .note && [Rule.notRestoredOnCancel.id, Rule.leakedView.id].contains(draft.rule.id)
    }

    /// How sure it is that the circumstances come about which a fault needs.
    private static func certainty(
        _ scenario: Int, _ occurs: Set<Int>, _ explorations: [ScenarioExploration]
    ) -> Certainty {
        let here = explorations[scenario].scenario
        var certainty = Certainty.established
        if isNeeded(occurs, explorations, among: { $0.isInteractive == here.isInteractive }, by: { $0.kind.rawValue }) {
            certainty = min(certainty, here.kindCertainty)
        }
        if isNeeded(
            occurs, explorations, among: { $0.kind == here.kind && $0.isInteractive == here.isInteractive },
            by: { $0.style?.rawValue ?? "" })
        {
            certainty = min(certainty, here.styleCertainty)
        }
        if isNeeded(
            occurs, explorations, among: { $0.kind == here.kind && $0.style == here.style },
            by: { $0.isInteractive ? "interactive" : "" })
        {
            certainty = min(certainty, here.interactivityCertainty)
        }
        return certainty
    }

    /// Whether a fault depends on a dimension: some value of it, explored and not left by a guard, does not show the
    /// fault.
    private static func isNeeded(
        _ occurs: Set<Int>, _ explorations: [ScenarioExploration], among fits: (Scenario) -> Bool,
        by dimension: (Scenario) -> String
    ) -> Bool {
        var shown: [String: Bool] = [:]
        for (number, exploration) in explorations.enumerated() where fits(exploration.scenario) {
            let value = dimension(exploration.scenario)
            shown[value] = (shown[value] ?? false) || occurs.contains(number) || exploration.leavesByGuard
        }
        return shown.values.contains(false)
    }
}
