extension Animator {
    /// Explores the animator in these scenarios; the animator serves their kinds of transition, and no other.
    ///
    /// A dismissal that is not among them is the system's own. At most so many states are explored in each scenario.
    public func report(
        in scenarios: [Scenario], maximumStates: Int = VerifierOptions.defaultMaxStates
    ) -> Report {
        Verifier(options: VerifierOptions(scenarios: scenarios, maxStates: maximumStates))
            .verify([read(in: scenarios)])
    }
}
