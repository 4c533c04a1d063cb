/// Something that can stand as a statement in a block of an animator's code.
public protocol StatementWord {
    /// What it stands for, in order.
    var statements: [Statement] { get }
}

extension Statement: StatementWord {
    /// Itself.
    public var statements: [Statement] { [self] }
}

extension [Statement]: StatementWord {
    /// All of them, so that a function may answer a part of a block.
    public var statements: [Statement] { self }
}

/// Gathers a block of an animator's code; Swift's own `if`, `switch` and `for` choose among blocks while it is built.
@resultBuilder public enum StatementBuilder {
    /// A word as its statements.
    public static func buildExpression(_ word: some StatementWord) -> [Statement] { word.statements }
    /// One block after the other.
    public static func buildBlock(_ parts: [Statement]...) -> [Statement] { parts.flatMap { $0 } }
    /// The block of an `if` without `else`.
    public static func buildOptional(_ part: [Statement]?) -> [Statement] { part ?? [] }
    /// The first of two blocks.
    public static func buildEither(first part: [Statement]) -> [Statement] { part }
    /// The second of two blocks.
    public static func buildEither(second part: [Statement]) -> [Statement] { part }
    /// The blocks of a loop.
    public static func buildArray(_ parts: [[Statement]]) -> [Statement] { parts.flatMap { $0 } }
    /// A block behind an availability check.
    public static func buildLimitedAvailability(_ part: [Statement]) -> [Statement] { part }
}
