/// Walks runs again by their codes.
public struct Replayer: Sendable {
    /// What became of a run.
    public enum Outcome: Hashable, Sendable {
        /// It still breaks its rule: the finding, with the story as it is told now.
        case fails(Finding)
        /// It can still be walked and breaks the rule no more: the story.
        case passes([TraceStep])
        /// It cannot be walked any more: why, in words.
        case doesNotFit(String)
    }

    private let code: ReplayCode

    /// Makes a replayer of one run.
    public init(_ code: ReplayCode) {
        self.code = code
    }

    /// Walks the run in the animators of its name: of several the first in which it fails, else the first that it fits.
    public func replay(_ animators: [ReadAnimator]) -> Outcome {
        let named = animators.filter { $0.program.name == code.animator }
        guard !named.isEmpty else { return .doesNotFit("there is no animator called '\(code.animator)'") }
        let outcomes = named.map(replay)
        func first(where fits: (Outcome) -> Bool) -> Outcome? { outcomes.first(where: fits) }
        return first { if case .fails = $0 { true } else { false } }
            ?? first { if case .passes = $0 { true } else { false } } ?? outcomes[0]
    }

    private func replay(_ animator: ReadAnimator) -> Outcome {
        let scenario = scenario(of: animator)
        let reductions: MachineReductions = code.isUnreduced ? [] : .all
        let machine = TransitionMachine(
            PreparedProgram(animator.program, for: code.kind, narrowing: code.extent, reductions: reductions),
            scenario: scenario, evidence: animator.evidence, systemBeforehand: code.systemBeforehand,
            repeats: code.repeats, isInDoubt: code.isInDoubt, reductions: reductions)
        guard code.beginning < machine.beginnings.ways.count else {
            return .doesNotFit("it begins in a way in which the program cannot begin")
        }
        let codes = EventCodes(machine)
        var teller = StoryTeller(machine, beginning: code.beginning)
        var loopState: MachineState?
        for (number, step) in code.steps.enumerated() {
            if number == code.loopStart { loopState = teller.state }
            if let finding = finding(teller, animator, scenario) { return .fails(finding) }
            guard let event = codes.events[step.event] else {
                return .doesNotFit("the event of step \(number + 1) is none of the program's")
            }
            let steps = machine.steps(from: teller.state, teller.memory)
            let ways = steps.indices.filter { steps[$0].event == event }
            guard step.way < ways.count else {
                let words = machine.words(for: event, in: teller.state)
                return .doesNotFit(
                    ways.isEmpty
                        ? "in step \(number + 1) it cannot happen that \(words)"
                        : "step \(number + 1), \(words), cannot turn out in that way")
            }
            teller.take(event, ordinal: ways[step.way])
        }
        if let finding = finding(teller, animator, scenario) { return .fails(finding) }
        if let loopState, loopState == teller.state, let finding = endless(teller, animator, scenario) {
            return .fails(finding)
        }
        return .passes(teller.steps)
    }

    /// The circumstances that the code names, as sure as the animator's evidence makes them.
    private func scenario(of animator: ReadAnimator) -> Scenario {
        let known = Verifier().scenarios(for: animator).first {
            $0.kind == code.kind && $0.style == code.style && $0.isInteractive == code.isInteractive
        }
        return known
            ?? Scenario(
                kind: code.kind, style: code.style, isInteractive: code.isInteractive, kindCertainty: .possible,
                styleCertainty: .possible, interactivityCertainty: .possible)
    }

    /// The finding, where the run's rule was broken in the last step.
    private func finding(_ teller: StoryTeller, _ animator: ReadAnimator, _ scenario: Scenario) -> Finding? {
        let checks = teller.machine.checks
        guard let breach = teller.breaches.first(where: { checks[$0.check].rule.id == code.rule }) else { return nil }
        return finding(breach, checks[breach.check], teller, animator, scenario)
    }

    /// The finding, where callbacks go round in circles for ever.
    private func endless(_ teller: StoryTeller, _ animator: ReadAnimator, _ scenario: Scenario) -> Finding? {
        let codes = EventCodes(teller.machine)
        let loop = code.steps[(code.loopStart ?? code.steps.count)...].compactMap { codes.events[$0.event] }
        guard let breach = ScenarioExploration.endlessBreach(of: loop, teller.machine) else { return nil }
        guard teller.machine.checks[breach.check].rule.id == code.rule else { return nil }
        return finding(breach, teller.machine.checks[breach.check], teller, animator, scenario)
    }

    private func finding(
        _ breach: Breach, _ check: any RuleCheck, _ teller: StoryTeller, _ animator: ReadAnimator, _ scenario: Scenario
    ) -> Finding {
        let text = check.finding(breach, in: teller.story)
        let draft = ScenarioExploration.Draft(
            breach: breach, rule: check.rule, text: text, steps: teller.steps, loopStart: code.loopStart)
        return Finding(
            rule: check.rule.id, severity: min(draft.severity, scenario.weakestCertainty.loudest),
            location: text.location, message: text.message, animator: animator.program.name,
            certainty: min(draft.certainty, scenario.weakestCertainty), scenario: scenario, related: text.related,
            trace: teller.steps, loopStart: code.loopStart, replayCode: code.description)
    }
}
