extension Report {
    /// The report on all animators, from reports on some of them each: the same as if all had been verified in one run.
    ///
    /// - Precondition: nothing was suppressed in them yet.
    public init(merging parts: [Report]) {
        let verdicts = parts.flatMap(\.animators).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
        self.init(
            findings: Verifier.ordered(parts.flatMap(\.findings)), animators: Verifier.gathered(verdicts),
            bases: BaseVerdict.gathered(parts.flatMap(\.bases)))
    }
}
