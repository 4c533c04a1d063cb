extension Animator {
    /// Explores the animator in these scenarios; the animator serves their kinds of transition, and no other.
    ///
    /// A dismissal that is not among them is the system's own. At most so many states are explored in each scenario.
    /// Without reductions every order of callbacks is followed, also those that come to the same.
    public func report(
        in scenarios: [Scenario], maximumStates: Int = VerifierOptions.defaultMaxStates, usesReductions: Bool = true
    ) -> Report {
        let options = VerifierOptions(
            scenarios: scenarios, maxStates: maximumStates, usesReductions: usesReductions)
        return Verifier(options: options).verify([read(in: scenarios)])
    }
}
