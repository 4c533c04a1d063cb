import SwiftSyntax
import TransitionModel

/// Code that only computes: of a call of it that is not followed, nothing is lost.
extension ProgramCompiler {
    /// Whether a function calls nothing but its like, and sets nothing but plain values that are not followed.
    func isInert(_ function: FunctionMember, owner: String?) -> Bool {
        var assumed: Set<SyntaxIdentifier> = []
        return isInert(function, owner: owner, &assumed)
    }

    /// What a function finds that calls itself and only searches, up the controllers for a delegate say: some value of its
    /// type, and so are the properties that it leaves it in. Written out it would be as many questions as it has turns.
    func searched(
        _ function: FunctionMember, owner: String?, receiver: BoundSelf?, at node: some SyntaxProtocol
    ) -> Term? {
        guard let body = function.body, let type = function.returnType else { return nil }
        switch shape(of: type) {
        case .unknown, .instance: break
        default: return nil
        }
        let finder = EffectFinder()
        finder.walk(body)
        guard finder.called.contains(function.name), isOnlyOne(function, of: owner) else { return nil }
        let left = finder.assigned.subtracting(finder.locals)
        let properties = receiver?.object.flatMap { instances[$0] }?.properties ?? [:]
        var slots: [SlotID] = []
        for name in left {
            guard case .slot(let slot, let term)? = properties[name]?.storage else { return nil }
            switch term.shape {
            case .unknown, .instance: slots.append(slot)
            default: return nil
            }
        }
        var assumed: Set<SyntaxIdentifier> = [function.id]
        guard isInert(Syntax(body), owner: owner, leaving: left, &assumed) else { return nil }
        for slot in slots.sorted() { builder.assign(slot, .unknown, at: location(node)) }
        return .unknown(shortText(of: node), type: type.simpleName, isOptional: type.isOptional)
    }

    /// Whether nothing else has the function's name, so that who calls the name calls it.
    private func isOnlyOne(_ function: FunctionMember, of owner: String?) -> Bool {
        guard let owner else { return index.functions[function.name]?.count == 1 }
        let all = index.ancestry(of: owner).flatMap { index.type(named: $0)?.functions ?? [] }
        return all.filter { $0.name == function.name }.count == 1
    }

    private func isInert(_ function: FunctionMember, owner: String?, _ assumed: inout Set<SyntaxIdentifier>) -> Bool {
        guard assumed.insert(function.id).inserted else { return true }
        guard let body = function.body else { return false }
        return isInert(Syntax(body), owner: owner, &assumed)
    }

    private func isInert(
        _ body: Syntax, owner: String?, leaving left: Set<String> = [], _ assumed: inout Set<SyntaxIdentifier>
    ) -> Bool {
        let finder = EffectFinder()
        finder.walk(body)
        guard !finder.hasOthers else { return false }
        for name in finder.assigned.subtracting(finder.locals).subtracting(left) {
            guard let owner, let (property, _) = index.property(name, in: owner), let type = property.type,
                !shape(of: type).fitsSlot, property.setter == nil
            else { return false }
            if let observer = property.observer, assumed.insert(Syntax(observer).id).inserted,
                !isInert(Syntax(observer), owner: owner, &assumed)
            {
                return false
            }
        }
        for name in finder.called where !Self.computing.contains(name) {
            if let owner, let (member, found) = index.method(name, in: owner) {
                guard isInert(member, owner: found, &assumed) else { return false }
            } else if let functions = index.functions[name], !functions.isEmpty {
                for function in functions where !isInert(function, owner: nil, &assumed) { return false }
            } else {
                return false
            }
        }
        return true
    }

    /// Functions of the standard library and of Foundation that compute a value from values.
    private static let computing: Set<String> = [
        "abs", "min", "max", "pow", "sqrt", "round", "floor", "ceil", "hypot", "sin", "cos", "exp", "log", "rounded",
        "squareRoot", "CGFloat", "Double", "Float", "Int", "TimeInterval", "CGRect", "CGPoint", "CGSize", "String",
    ]
}

/// Gathers what a body calls and assigns.
private final class EffectFinder: SyntaxVisitor {
    private(set) var called: Set<String> = []
    private(set) var assigned: Set<String> = []
    private(set) var locals: Set<String> = []
    /// Whether there is something else than calls and assignments of plain names.
    private(set) var hasOthers = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            called.insert(name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self" || member.declName.baseName.text == "rounded"
        {
            called.insert(member.declName.baseName.text)
        } else {
            hasOthers = true
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let isCompound = node.operatorName.map { ["+=", "-=", "*=", "/="].contains($0) } ?? false
        guard isCompound || node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
        if let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text {
            assigned.insert(name)
        } else if let member = node.leftOperand.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            assigned.insert(member.declName.baseName.text)
        } else {
            hasOthers = true
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { locals.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { other() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { other() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { other() }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { other() }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { other() }

    private func other() -> SyntaxVisitorContinueKind {
        hasOthers = true
        return .skipChildren
    }
}
