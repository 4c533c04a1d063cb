/// A stored boolean property of the animator or its driver: `isPresenting`, `isTracking`.
public struct Flag: Hashable, Sendable {
    /// What a flag holds before the code sets it.
    public enum Beginning: Hashable, Sendable {
        /// This, once, before the story begins.
        case value(Bool)
        /// Whether the transition goes forward; set anew for each transition.
        case isForward
        /// Nobody knows.
        case unknown
    }

    /// The property's name.
    public var name: String
    /// What it holds at first.
    public var beginning: Beginning

    /// A flag of this name; a program has one of each name.
    public init(_ name: String, initially beginning: Beginning = .value(false)) {
        self.name = name
        self.beginning = beginning
    }

    /// Sets the flag.
    public func set(
        _ value: Bool, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Statement {
        Statement(
            .store(self, value), at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
