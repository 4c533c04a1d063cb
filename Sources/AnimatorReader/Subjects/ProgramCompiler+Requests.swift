import SwiftSyntax
import TransitionModel

/// What a delegate says of a transition when it asks for it itself.
extension ProgramCompiler {
    /// Sets what the delegate's own method for presenting or pushing sets: `type = .pushing` before it pushes, and who
    /// presents and who is presented.
    func beginRequest(for kind: TransitionKind, of delegate: Instance, at location: TransitionModel.SourceLocation) {
        for (name, value) in presets(for: kind, of: delegate.type).sorted(by: { $0.key < $1.key }) {
            guard let value, case .slot(let slot, _)? = delegate.properties[name]?.storage else { continue }
            builder.assign(slot, value, at: location)
        }
    }

    /// Which of the transition's two controllers, by its view, the type's own method for presenting keeps there.
    func controllerKept(in property: String, of type: String) -> ViewID? {
        guard case .constant(.view(let view))?? = presets(for: .present, of: type)[property] else { return nil }
        return view
    }

    /// The values by the properties that they are put into; `nil` where two methods do not agree.
    private func presets(for kind: TransitionKind, of type: String) -> [String: Operand?] {
        var result: [String: Operand?] = [:]
        for function in index.ancestry(of: type).flatMap({ index.type(named: $0)?.functions ?? [] }) {
            guard let body = function.body, function.gestureParameter == nil else { continue }
            let finder = RequestFinder(kind)
            finder.walk(body)
            guard finder.isRequested else { continue }
            for (name, value) in finder.values {
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

/// Looks for a request in a method, and for what its own statements assign: constants, and the request's controllers.
private final class RequestFinder: SyntaxVisitor {
    private let kind: TransitionKind
    private(set) var isRequested = false
    private var constants: [String: Operand] = [:]
    /// The names that are assigned, by the properties that they are put into.
    private var names: [String: String] = [:]
    private var controllers: [String: Operand] = [:]

    init(_ kind: TransitionKind) {
        self.kind = kind
        super.init(viewMode: .sourceAccurate)
    }

    /// What is assigned, by the properties that it is put into.
    var values: [String: Operand] {
        constants.merging(names.compactMapValues { controllers[$0] }) { constant, _ in constant }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let shown = node.arguments.first?.expression.plain
        switch (kind, member.declName.baseName.text) {
        case (.present, "present"):
            isRequested = true
            if let presenter = member.base?.plain { controllers[presenter] = .view(ViewDeclaration.base) }
            if let shown { controllers[shown] = .view(ViewDeclaration.overlay) }
        case (.push, "pushViewController"):
            isRequested = true
            if let shown { controllers[shown] = .fact(.controllerView(.to)) }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), node.isStatementOfFunction else { return .visitChildren }
        let target = node.leftOperand
        let isOwn =
            target.is(DeclReferenceExprSyntax.self)
            || target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
        guard isOwn, let name = target.assignedName else { return .visitChildren }
        if let value = node.rightOperand.plainConstant {
            constants[name] = .constant(value)
        } else if node.rightOperand.is(DeclReferenceExprSyntax.self) {
            names[name] = node.rightOperand.plain
        }
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
