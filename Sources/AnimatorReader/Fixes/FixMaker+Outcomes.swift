import SwiftSyntax

// Completions that say something else than what happened.
extension FixMaker {
    func outcomes(at token: TokenSyntax) -> [FixSketch] {
        guard let call = token.completionCall, let argument = call.arguments.first?.expression,
            let context = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            argument.isLiteralTrue || argument.isClosureParameter
        else { return [] }
        let chained = context.as(OptionalChainingExprSyntax.self)?.expression
        let reference = ContextReference(
            text: (chained ?? context).trimmedDescription, isOptional: chained != nil)
        return [FixSketch("pass on whether the transition was cancelled", [(argument.bytes, reference.outcome)])]
    }
}

extension ContextReference {
    init(text: String, isOptional: Bool) {
        self.text = text
        self.isOptional = isOptional
    }
}

extension ExprSyntax {
    fileprivate var isLiteralTrue: Bool {
        self.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
    }

    /// Whether it is what a callback around it was given, such as an animation's `finished`.
    fileprivate var isClosureParameter: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name == "$0"
            || ancestry.contains { $0.as(ClosureExprSyntax.self)?.parameterNames.contains(name) ?? false }
    }
}

// Views that are left where they were put.
extension FixMaker {
    /// Takes the view that is put somewhere at a place out again before the completions that its story comes to.
    func removals(ofViewPutAt token: TokenSyntax, before completions: [TokenSyntax]) -> [FixSketch] {
        guard let view = token.insertedView else { return [] }
        var seen: Set<Int> = []
        return completions.compactMap { completion in
            guard let item = Syntax(completion).enclosingStatement?.as(CodeBlockItemSyntax.self),
                seen.insert(item.bytes.lowerBound).inserted, item.sees(view, putAt: token),
                let edits = insert(["\(view).removeFromSuperview()"], before: item)
            else { return nil }
            return FixSketch("take \(view) out before the transition is completed", edits)
        }
    }
}

extension TokenSyntax {
    /// The name of the view that the statement at this token puts into another.
    fileprivate var insertedView: String? {
        let call = ancestry.prefix { !$0.is(CodeBlockItemSyntax.self) }.lazy
            .compactMap { $0.as(FunctionCallExprSyntax.self) }
            .first { call in
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
                return ["addSubview", "insertSubview"].contains(name)
            }
        guard let view = call?.arguments.first?.expression else { return nil }
        if let member = view.as(MemberAccessExprSyntax.self) {
            guard member.base?.trimmedDescription == "self" else { return nil }
            return member.trimmedDescription
        }
        return view.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension CodeBlockItemSyntax {
    /// Whether a name means the same here as where the view was put: the block that declares it is around both.
    fileprivate func sees(_ name: String, putAt token: TokenSyntax) -> Bool {
        guard !name.hasPrefix("self.") else { return !ancestry.contains { $0.is(ClosureExprSyntax.self) } }
        let mine = Set(ancestry.map(\.id))
        for scope in token.ancestry {
            if let list = scope.as(CodeBlockItemListSyntax.self), list.contains(where: { $0.declares(name) }) {
                return mine.contains(scope.id)
            }
            if let function = scope.as(FunctionDeclSyntax.self) {
                let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
                return names.contains(name) && mine.contains(scope.id)
            }
        }
        return false
    }

    /// Whether it is a `let`, a `var` or a `guard` that makes a name known to what follows.
    fileprivate func declares(_ name: String) -> Bool {
        let isDeclaration = item.is(VariableDeclSyntax.self) || item.is(GuardStmtSyntax.self)
        guard isDeclaration else { return false }
        let finder = NameFinder(name)
        finder.walk(item)
        return finder.isFound
    }
}

/// Finds a pattern that binds a name, not in closures or blocks.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == name { isFound = true }
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
