public import TransitionModel

/// The programs that were read, as an assembly listing for people or as JSON for other tools.
public struct ProgramDump {
    public init() {}

    /// Listings of all animators, an empty line between them.
    public func text(for animators: [ReadAnimator]) -> String {
        animators
            .map { animator in
                let listing = ProgramListing(animator.program)
                return (listing.header(evidence: animator.evidence) + listing.declarations + listing.code)
                    .map { $0 + "\n" }.joined()
            }
            .joined(separator: "\n")
    }

    /// The programs and their evidence as `ReadAnimator` encodes itself, so that they can be decoded again.
    public func json(for animators: [ReadAnimator]) throws -> String {
        try prettyJSON(animators)
    }
}
