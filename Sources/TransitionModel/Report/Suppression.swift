/// What a comment in the source says about a finding that it asks to be passed over.
public struct Suppression: Hashable, Codable, Sendable {
    /// Where the comment stands.
    public var location: SourceLocation
    /// Why, in the words of whoever wrote it, if any.
    public var reason: String?

    /// Makes it from its parts.
    public init(location: SourceLocation, reason: String? = nil) {
        self.location = location
        self.reason = reason
    }
}

/// A comment that asks for findings to be passed over: `// transition-verifier:ignore rule-id - reason`.
public struct SuppressionComment: Hashable, Codable, Sendable {
    /// What a comment speaks of.
    public enum Scope: Hashable, Codable, Sendable {
        /// One line, from 1: its own, or where it stands alone the next one with code.
        case line(Int)
        /// Findings in the whole file.
        case file
    }

    /// A rule's name as the comment has it.
    public struct RuleName: Hashable, Codable, Sendable {
        /// The rule's id, as it is written.
        public var id: String
        /// Where the id stands.
        public var location: SourceLocation

        /// Makes a name from its parts.
        public init(id: String, location: SourceLocation) {
            self.id = id
            self.location = location
        }
    }

    /// Where the comment begins.
    public var location: SourceLocation
    /// Which findings it passes over.
    public var scope: Scope
    /// In the order in which they are written.
    public var rules: [RuleName]
    /// Why, in the author's words; `nil` where nothing is said.
    public var reason: String?
    /// What is wrong with the comment itself, so that it asks for nothing.
    public var fault: String?

    /// Makes a suppression from its parts.
    public init(
        location: SourceLocation, scope: Scope, rules: [RuleName] = [], reason: String? = nil, fault: String? = nil
    ) {
        self.location = location
        self.scope = scope
        self.rules = rules
        self.reason = reason
        self.fault = fault
    }

    /// Whether it speaks of a place.
    func covers(_ place: SourceLocation) -> Bool {
        guard place.file == location.file else { return false }
        switch scope {
        case .line(let line): return place.line == line
        case .file: return true
        }
    }
}
