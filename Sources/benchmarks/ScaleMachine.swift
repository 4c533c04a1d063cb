import AnimatorReader
import ReportFormats
import StateSpace
import TransitionModel

/// An animator read from source, in the circumstances in which most can happen: pushed, interactively.
struct ScaleMachine {
    private let animator: ReadAnimator
    private let scenario: Scenario

    init?(_ source: String) {
        let read = AnimatorReader().read([SourceFile(path: "Scale.swift", text: source)])
        guard let animator = read.animators.first else { return nil }
        let scenarios = Verifier(options: VerifierOptions(kinds: [.push], interactive: true)).scenarios(for: animator)
        guard let scenario = scenarios.first else { return nil }
        self.animator = animator
        self.scenario = scenario
    }

    /// Explores all of it, callbacks in every order unless one is to be followed for those that come to the same.
    ///
    /// For safety alone, obligations are not checked.
    func explore(threads: Int, usesReductions: Bool = false, checksObligations: Bool = true) -> Exploration {
        var options = ExplorationOptions(threads: threads, usesReductions: usesReductions, findsDeadlocks: false)
        options.checksObligations = checksObligations
        return animator.explore(in: scenario, options)
    }

    /// The same machine for SPIN, as `export` writes it; `nil` where it cannot be written.
    func promela(states: Int) -> String? {
        (try? StandaloneModel(animator, in: scenario, maximumStates: states + 1)).map { PromelaModel($0).text() }
    }
}
