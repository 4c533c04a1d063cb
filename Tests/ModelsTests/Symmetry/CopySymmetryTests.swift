import AnimatorReader
import StateSpace
import Testing
import TransitionVerifier

@testable import TransitionModel

/// Views and animations made by the same lines may change places, and nothing else is found than where all are told
/// apart.
@Suite struct CopySymmetryTests {
    private static let chain = [
        "card.isHidden = true",
        "UIView.animate(withDuration: 0.2, animations: { card.transform = .identity }, completion: { _ in",
        "    card.removeFromSuperview()",
        "    self.group.leave()",
        "})",
    ]

    @Test(arguments: [false, true], LoopedAnimator.Start.allCases)
    func aFewStatesStandForAllThatDifferInTheirOrder(isFunction: Bool, start: LoopedAnimator.Start) throws {
        let looped = LoopedAnimator(cards: 4, isFunction: isFunction, start: start, arrival: Self.chain)
        try expectFewer(looped, isRight: true)
    }

    @Test(arguments: [false, true], LoopedAnimator.Start.allCases)
    func aFaultOfEachIsFoundWhereOneStandsForAll(isFunction: Bool, start: LoopedAnimator.Start) throws {
        let leaking = Self.chain.filter { !$0.contains("removeFromSuperview") }
        let looped = LoopedAnimator(cards: 4, isFunction: isFunction, start: start, arrival: leaking)
        try expectFewer(looped, isRight: false)
    }

    private func expectFewer(_ looped: LoopedAnimator, isRight: Bool) throws {
        let animator = try #require(looped.animators.first)
        let options = [true, false].map { VerifierOptions(kinds: [.push], interactive: false, usesReductions: $0) }
        let reports = options.map { Verifier(options: $0).verify([animator]) }
        let scenarios = reports.map { $0.animators[0].scenarios[0] }
        #expect(scenarios[0].states * 3 < scenarios[1].states, "\(scenarios.map(\.states))")
        #expect(scenarios[0].replacedStates > 0 && scenarios[1].replacedStates == 0)
        #expect(reports.map { $0.animators[0].verdict } == (isRight ? [.verified, .verified] : [.violated, .violated]))
        #expect(Outline(reports[0]) == Outline(reports[1]))
    }

    @Test(arguments: 0..<8)
    func nothingElseIsFoundThanWhereAllAreToldApart(_ seed: Int) throws {
        var source = RandomSource(seed: UInt64(seed) * 1000 + 5)
        var reduced = 0
        for _ in 0..<10 {
            let looped = LoopedAnimator.random(using: &source)
            let animators = looped.animators
            try #require(animators.count == 1)
            let kind = source.pick([TransitionKind.present, .push, .dismiss])
            let options = [true, false].map {
                VerifierOptions(kinds: [kind], styles: [.fullScreen], usesReductions: $0)
            }
            let reports = options.map { Verifier(options: $0).verify(animators) }
            let isCut = reports.contains { $0.animators[0].scenarios.contains { $0.limit != nil } }
            if !isCut { #expect(Outline(reports[0]) == Outline(reports[1]), "\(looped.text)") }
            reduced += reports[0].animators[0].scenarios.contains { $0.replacedStates > 0 } ? 1 : 0
        }
        #expect(reduced > 3, "nothing was put to the test")
    }

    /// Symmetry by itself: violations as near, and the same verdict on what is owed.
    @Test(arguments: 0..<8)
    func whatIsFoundIsAsNear(_ seed: Int) throws {
        var source = RandomSource(seed: UInt64(seed) * 1000 + 6)
        var replaced = 0
        for _ in 0..<10 {
            let looped = LoopedAnimator.random(using: &source)
            let animator = try #require(looped.animators.first)
            for interactive in [false, true] {
                guard let machine = Exchange.machine(animator, interactive: interactive),
                    let symmetry = machine.symmetry
                else { continue }
                var options = ExplorationOptions(maximumStates: 20_000, findsDeadlocks: false)
                let reduced = machine.explore(options)
                options.usesReductions = false
                let whole = machine.explore(options)
                guard whole.outcome == .complete else { continue }
                #expect(reduced.outcome == .complete)
                func nearest(_ exploration: Exploration) -> [UInt64: Int] {
                    exploration.violations.reduce(into: [:]) { nearest, violation in
                        let key = symmetry.representative(ofViolation: violation.key)
                        nearest[key] = min(nearest[key] ?? .max, violation.counterexample.steps.count)
                    }
                }
                #expect(nearest(reduced) == nearest(whole), "\(looped.text)")
                #expect(reduced.violations.allSatisfy { machine.replays($0.counterexample) })
                options.usesReductions = true
                let encoded = machine.exploreEncoded(options, after: 8)
                #expect(encoded.statistics.statesPerLevel == reduced.statistics.statesPerLevel, "\(looped.text)")
                #expect(encoded.violations == reduced.violations && encoded.obligations == reduced.obligations)
                let isViolated = [reduced, whole].map { exploration in
                    exploration.obligations.map { if case .violated = $0.verdict { true } else { false } }
                }
                #expect(isViolated[0] == isViolated[1], "\(looped.text)")
                replaced += reduced.statistics.states < whole.statistics.states ? 1 : 0
            }
        }
        #expect(replaced > 3, "nothing was put to the test")
    }

    /// Where there is symmetry in a model, or in a mutant of such a model, nothing else is found than without.
    @Test(arguments: try Model.all())
    func modelsAreJudgedAlike(_ model: Model) throws {
        guard judgeAlike(model.text, of: model) else { return }
        for mutation in MutationFinder.mutations(of: model.text) {
            _ = judgeAlike(mutation.applied(to: model.text), of: model)
        }
    }

    /// Compares what is found with symmetry and without; whether there is any.
    private func judgeAlike(_ text: String, of model: Model) -> Bool {
        var hasSymmetry = false
        for animator in AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: text)]).animators {
            let preparation = Preparation(animator.program)
            for scenario in Verifier().scenarios(for: animator) {
                guard preparation.program(for: scenario.kind, narrowing: .story).symmetry != nil else { continue }
                hasSymmetry = true
                expectAlike(animator, scenario, preparation)
            }
        }
        return hasSymmetry
    }

    private func expectAlike(_ animator: ReadAnimator, _ scenario: Scenario, _ preparation: Preparation) {
        let explored = [MachineReductions.all, .all.subtracting(.symmetry)].map { reductions in
            ScenarioExploration.explore(
                animator, scenario, ExplorationOptions(maximumStates: 5_000, findsDeadlocks: false), repeats: false,
                preparation, reductions: reductions)
        }
        guard explored[1].result.outcome == .complete else { return }
        /// What is found, with the fewest steps that lead there.
        let found = explored.map { explored in
            let memory = StoryMemory()
            return explored.result.violations.filter { $0.key < Breach.firstMark }
                .reduce(into: [String: Int]()) { nearest, violation in
                    let breach = Breach(key: violation.key)
                    let story = memory.story(explored.machine, violation.counterexample)
                    let text = explored.machine.checks[breach.check].finding(breach, in: story)
                    let words = "\(text.location) \(text.message)"
                    nearest[words] = min(nearest[words] ?? .max, violation.counterexample.steps.count)
                }
        }
        #expect(explored[0].result.outcome == .complete)
        #expect(found[0] == found[1], "\(animator.program.name) \(scenario)")
        #expect(explored[0].result.statistics.states <= explored[1].result.statistics.states)
    }
}
