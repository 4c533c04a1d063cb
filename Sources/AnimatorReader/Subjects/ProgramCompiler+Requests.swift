import SwiftSyntax
import TransitionModel

/// What a delegate says of a transition when it asks for it itself.
extension ProgramCompiler {
    /// Sets what the delegate's own method for presenting or pushing sets: `type = .pushing` before it pushes.
    func beginRequest(for kind: TransitionKind, of delegate: Instance, at location: TransitionModel.SourceLocation) {
        for (name, value) in presets(for: kind, of: delegate.type).sorted(by: { $0.key < $1.key }) {
            guard let value, case .slot(let slot, _)? = delegate.properties[name]?.storage else { continue }
            builder.assign(slot, .constant(value), at: location)
        }
    }

    /// The constants by the properties that they are put into; `nil` where two methods do not agree.
    private func presets(for kind: TransitionKind, of type: String) -> [String: Value?] {
        var result: [String: Value?] = [:]
        for function in index.ancestry(of: type).flatMap({ index.type(named: $0)?.functions ?? [] }) {
            guard let body = function.body, function.gestureParameter == nil else { continue }
            let finder = RequestFinder(kind)
            finder.walk(body)
            guard finder.isRequested else { continue }
            for (name, value) in finder.constants {
                if let known = result[name] {
                    if known != value { result[name] = .some(nil) }
                } else {
                    result[name] = value
                }
            }
        }
        return result
    }
}

/// Looks for a request in a method, and for the constants that its own statements assign.
private final class RequestFinder: SyntaxVisitor {
    private let calls: Set<String>
    private(set) var isRequested = false
    private(set) var constants: [String: Value] = [:]

    init(_ kind: TransitionKind) {
        switch kind {
        case .present: calls = ["present"]
        case .push: calls = ["pushViewController"]
        default: calls = []
        }
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            calls.contains(member.declName.baseName.text)
        {
            isRequested = true
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), node.isStatementOfFunction else { return .visitChildren }
        let target = node.leftOperand
        let isOwn =
            target.is(DeclReferenceExprSyntax.self)
            || target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
        if isOwn, let name = target.assignedName, let value = node.rightOperand.plainConstant { constants[name] = value }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InfixOperatorExprSyntax {
    /// Whether it stands in a function's body itself, under no condition.
    fileprivate var isStatementOfFunction: Bool {
        parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.parent?.is(FunctionDeclSyntax.self) ?? false
    }
}

extension ExprSyntax {
    /// `.case`, `true` or `false`.
    fileprivate var plainConstant: Value? {
        if let literal = self.as(BooleanLiteralExprSyntax.self) { return .boolean(literal.literal.text == "true") }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return .symbol(member.declName.baseName.text)
    }
}
