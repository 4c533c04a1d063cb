/// The verdict on an animator class that is nowhere made itself: what its subclasses show of it.
public struct BaseVerdict: Hashable, Codable, Sendable {
    /// The class and where it is declared.
    public var base: BaseClass
    /// The worst of its subclasses' verdicts.
    public var verdict: Verdict
    /// The subclasses with this verdict that run its code, in the order of their names.
    public var subclasses: [String]

    /// Makes a verdict from its parts.
    public init(base: BaseClass, verdict: Verdict, subclasses: [String]) {
        self.base = base
        self.verdict = verdict
        self.subclasses = subclasses
    }

    /// One verdict for each class, in the order of their places.
    static func gathered(_ verdicts: [BaseVerdict]) -> [BaseVerdict] {
        Dictionary(grouping: verdicts, by: \.base).map { base, verdicts in
            let worst = Verifier.worst(verdicts.map(\.verdict))
            let telling = verdicts.filter { $0.verdict == worst }
            return BaseVerdict(base: base, verdict: worst, subclasses: Set(telling.flatMap(\.subclasses)).sorted())
        }
        .sorted { ($0.base.location, $0.base.name) < ($1.base.location, $1.base.name) }
    }
}
