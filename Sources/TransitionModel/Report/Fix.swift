/// A change of the source that mends a finding.
public struct Fix: Hashable, Codable, Sendable {
    /// What it does, in one sentence that asks for it, without a closing full stop.
    public var title: String
    /// All of it, in the order of their places; none overlaps another.
    public var edits: [Edit]

    /// Some text that is to stand in the place of other text.
    public struct Edit: Hashable, Codable, Sendable {
        /// Where the old text begins.
        public var start: SourceLocation
        /// Where it ends: the place right after its last character.
        public var end: SourceLocation
        /// What to write there instead.
        public var replacement: String

        /// Makes an edit from its parts.
        public init(start: SourceLocation, end: SourceLocation, replacement: String) {
            self.start = start
            self.end = end
            self.replacement = replacement
        }
    }

    /// Makes a fix from its parts.
    public init(title: String, edits: [Edit]) {
        self.title = title
        self.edits = edits
    }
}
