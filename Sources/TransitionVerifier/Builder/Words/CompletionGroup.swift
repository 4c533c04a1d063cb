/// A `DispatchGroup` that joins several animations, by its name.
public struct CompletionGroup: Hashable, Sendable {
    /// The variable's name.
    public var name: String

    /// A group of this name; a program has one of each name.
    public init(_ name: String) {
        self.name = name
    }

    /// What a group can be told.
    public enum Command: Hashable, Sendable {
        /// Makes it anew: nobody has entered.
        case create
        /// `enter()`.
        case enter
        /// `leave()`.
        case leave
        /// `notify(queue:execute:)` with this work.
        case notify([Statement])
    }

    /// Makes a fresh one.
    public func create(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.group(self, .create), at: place)
    }

    /// One more to wait for.
    public func enter(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.group(self, .enter), at: place)
    }

    /// One less to wait for.
    public func leave(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.group(self, .leave), at: place)
    }

    /// Runs the work once as many have left as entered.
    public func notify(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder work: () -> [Statement]
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.group(self, .notify(work())), at: place)
    }
}
