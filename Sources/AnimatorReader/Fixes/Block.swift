import SwiftSyntax

/// Statements between braces, or after the label of a `case`.
struct Block {
    var statements: [CodeBlockItemSyntax]
    /// Where that begins which the block belongs to: its indentation is the block's.
    var start: Int
    /// Where the statements may begin: right after the brace, the closure's `in`, or the label.
    var opening: Int
    /// Where the closing brace is; a `case` has none.
    var closing: Int?

    /// The block that a statement stands in directly.
    init?(around item: CodeBlockItemSyntax) {
        guard let parent = item.parent?.parent else { return nil }
        self.init(parent)
    }

    /// What a brace, a function, a closure or a `case` holds.
    init?(_ node: Syntax) {
        if let block = node.as(CodeBlockSyntax.self) {
            statements = Array(block.statements)
            start = (block.parent ?? node).bytes.lowerBound
            opening = block.leftBrace.bytes.upperBound
            closing = block.rightBrace.bytes.lowerBound
        } else if let closure = node.as(ClosureExprSyntax.self) {
            statements = Array(closure.statements)
            start = closure.leftBrace.bytes.lowerBound
            opening = closure.signature?.bytes.upperBound ?? closure.leftBrace.bytes.upperBound
            closing = closure.rightBrace.bytes.lowerBound
        } else if let item = node.as(SwitchCaseSyntax.self) {
            statements = Array(item.statements)
            start = item.bytes.lowerBound
            opening = item.label.bytes.upperBound
            closing = nil
        } else {
            return nil
        }
    }
}
