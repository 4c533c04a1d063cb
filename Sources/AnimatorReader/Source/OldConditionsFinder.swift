import SwiftSyntax

/// Finds what to change in a file of Swift 1 or 2 so that today's parser takes its conditions.
///
/// There one `let` served several bindings, `if let a = b, c = d`, and `where` stood before what they had to meet.
final class OldConditionsFinder: SyntaxVisitor {
    private var edits: [SourceEdits.Edit] = []

    /// The changes for a file that does not parse, or `nil` when nothing in it is so old.
    static func edits(for tree: SourceFileSyntax) -> SourceEdits? {
        let finder = OldConditionsFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.edits.isEmpty ? nil : SourceEdits(finder.edits)
    }

    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
        var specifier = "let"
        for element in node {
            if let word = element.unexpectedBetweenConditionAndTrailingComma?.first?.as(TokenSyntax.self),
                word.tokenKind == .keyword(.where)
            {
                edits.append(.init(range: word.trimmedRange.offsets, text: ","))
            }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else { continue }
            if let earlier = binding.passedOver {
                insert("\(specifier) ", before: earlier)
            } else if binding.bindingSpecifier.presence == .missing {
                insert("\(specifier) ", before: binding.pattern)
            }
            if binding.bindingSpecifier.presence == .present { specifier = binding.bindingSpecifier.text }
        }
        return .visitChildren
    }

    private func insert(_ text: String, before node: some SyntaxProtocol) {
        let start = node.trimmedRange.offsets.lowerBound
        edits.append(.init(range: start..<start, text: text))
    }
}

extension OptionalBindingConditionSyntax {
    /// A binding without a `let` of its own that the parser has passed over on its way to the next `let`.
    fileprivate var passedOver: TokenSyntax? {
        guard let name = unexpectedBeforeBindingSpecifier?.firstToken(viewMode: .sourceAccurate),
            case .identifier = name.tokenKind, name.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
        else { return nil }
        return name
    }
}

extension Range<AbsolutePosition> {
    /// The same range, counted in bytes.
    fileprivate var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
