import StateSpace

extension ReadAnimator {
    /// The bare exploration of one scenario, for measuring: no findings are made of it.
    package func explore(in scenario: Scenario, _ options: ExplorationOptions) -> Exploration {
        TransitionMachine(PreparedProgram(program, for: scenario.kind), scenario: scenario, evidence: evidence)
            .exploreEncoded(options)
    }
}
