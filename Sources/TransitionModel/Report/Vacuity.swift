/// Something that never came about in any run, so that some rules were kept without having anything to say.
public struct Vacuity: Hashable, Codable, Sendable {
    /// What never came about: "never cancelled".
    public var reason: String
    /// The ids of the rules that have nothing to say.
    public var rules: [String]
    /// Whether something is probably wrong with what was explored, where the verdict is that all is right.
    public var isSuspicious: Bool

    /// Makes it from its parts.
    public init(reason: String, rules: [String], isSuspicious: Bool) {
        self.reason = reason
        self.rules = rules
        self.isSuspicious = isSuspicious
    }
}
