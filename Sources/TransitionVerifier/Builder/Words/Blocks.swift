/// Does one thing or another: `if`.
public struct If: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Asks, and goes on with one of the blocks.
    public init(
        _ question: Question,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder then: () -> [Statement], @StatementBuilder else otherwise: () -> [Statement] = { [] }
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.conditional(question, then: then(), otherwise: otherwise()), at: place)]
    }

    /// Asks whether what was handed to this block is true, such as `finished`.
    public init(
        _ argument: Argument,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder then: () -> [Statement], @StatementBuilder else otherwise: () -> [Statement] = { [] }
    ) {
        self.init(
            .handed(argument), fileID: fileID, filePath: filePath, line: line, column: column, then: then,
            else: otherwise)
    }
}

/// Runs `UIView.animate`: the changes now, the completion when they have ended.
public struct Animate: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// An animation without a completion; seconds from its start to its end, delay included, `nil` when unknown.
    public init(
        seconds: Double? = nil,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder changes: () -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.animate(seconds: seconds, changes: changes(), completion: nil), at: place)]
    }

    /// An animation with a completion, which is handed `finished`; seconds include the delay, `nil` when unknown.
    public init(
        seconds: Double? = nil,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder changes: () -> [Statement], @StatementBuilder completion: (Argument) -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [
            Statement(
                .animate(seconds: seconds, changes: changes(), completion: Argument.handed(to: completion)), at: place)
        ]
    }
}

/// Puts work off to the main queue: `DispatchQueue.main.async`, `asyncAfter`, a timer that fires once.
public struct Dispatch: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Runs the work in a later turn, after so many seconds if that is known.
    public init(
        after seconds: Double? = nil,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder work: () -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.dispatch(seconds: seconds, work: work()), at: place)]
    }
}

/// Starts a repeating timer or a display link, which runs until `Invalidate`.
public struct Tick: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Starts one by this name.
    public init(
        _ name: String,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder work: () -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.tick(name, work: work()), at: place)]
    }
}

/// Runs blocks with the transition: `transitionCoordinator.animate(alongsideTransition:completion:)`.
public struct Alongside: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Changes alongside, and nothing at the end.
    public init(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder changes: () -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.alongside(changes: changes(), completion: nil), at: place)]
    }

    /// Changes alongside, and a block when the transition is over.
    public init(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder changes: () -> [Statement], @StatementBuilder completion: () -> [Statement]
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.alongside(changes: changes(), completion: completion()), at: place)]
    }
}

extension Argument {
    /// A block's statements, built with the argument that it is handed.
    static func handed(to block: (Argument) -> [Statement]) -> [Statement] {
        let level = depth
        return $depth.withValue(level + 1) { block(Argument(level: level)) }
    }
}
