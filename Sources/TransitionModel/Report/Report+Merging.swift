extension Report {
    /// The report on all animators, from reports on some of them each: the same as if all had been verified in one run.
    ///
    /// - Precondition: nothing was suppressed in them yet.
    public init(merging parts: [Report]) {
        self.init(joining: parts)
        animators.sort { ($0.location, $0.name) < ($1.location, $1.name) }
    }

    /// The same, with the animators in the order in which they were verified.
    init(joining parts: [Report]) {
        self.init(
            findings: Verifier.ordered(parts.flatMap(\.findings)),
            animators: Verifier.gathered(parts.flatMap(\.animators)),
            bases: BaseVerdict.gathered(parts.flatMap(\.bases)))
    }
}
