import SwiftSyntax

/// The names in a file under which a transition is completed and the destination's view is known.
final class CompletionNames: SyntaxVisitor {
    private(set) var completions: Set<String> = ["completeTransition"]
    private(set) var destinations: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { note(node.pattern, value) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { note(node.pattern, value) }
        return .visitChildren
    }

    /// `done = context.completeTransition`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].namesCompletion {
            let target = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName ?? elements[0].as(
                DeclReferenceExprSyntax.self)?.baseName
            if let target { completions.insert(target.text) }
        }
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ value: ExprSyntax) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        if value.namesCompletion { completions.insert(name) }
        let text = value.trimmedDescription
        let isClosure = value.is(ClosureExprSyntax.self)
        if !isClosure, text.contains("forKey: .to") || text.contains("forKey:") && text.contains("? .to : .from") {
            destinations.insert(name)
        }
    }
}

extension ExprSyntax {
    /// Whether it is the context's method itself, not a call of it.
    fileprivate var namesCompletion: Bool {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "completeTransition"
    }
}
