/// Calls `completeTransition(_:)`.
public struct Complete: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Completes with this.
    public init(
        _ flag: CompletionFlag,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.complete(flag), at: place)]
    }

    /// Completes with what was handed to this block, such as `finished`.
    public init(
        _ argument: Argument,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.complete(.handed(argument)), at: place)]
    }
}

/// Asks for a transition: `present`, `dismiss`, `push`, `pop`.
public struct Request: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Asks for a transition of this kind.
    public init(
        _ kind: TransitionKind,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.request(kind), at: place)]
    }
}

/// Stops a timer or a display link that `Tick` started.
public struct Invalidate: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Stops the one of this name.
    public init(
        _ name: String,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.invalidate(name), at: place)]
    }
}

/// Calls something that the model cannot see into; where that matters the verdict is *incomplete*.
public struct Unseen: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Says in a few words what is called, and what it might do.
    public init(
        _ text: String, mayComplete: Bool = false, mayTouchViews: Bool = false,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.unseen(text, mayComplete: mayComplete, mayTouchViews: mayTouchViews), at: place)]
    }
}

/// Leaves the block that it stands in: `return`.
public struct Return: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Leaves the block.
    public init(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.leave, at: place)]
    }
}
