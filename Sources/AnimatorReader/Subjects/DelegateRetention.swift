import SwiftSyntax

/// Whether anybody keeps an object that is made a controller's delegate, which the controller itself does not.
struct DelegateRetention {
    let index: TypeIndex
    /// The type whose code it is.
    let owner: String?

    /// Whether anything but a local name or a weak property holds the object.
    func isRetained(_ value: ExprSyntax, in function: Syntax?) -> Bool {
        if madeType(of: value) != nil { return false }
        let name = value.plain
        guard let function else { return true }
        if let property = ownProperty(name), function.localBinding(name) == nil {
            // A weak property: kept only where somebody else has what is stored in it.
            guard property.isWeak else { return true }
            let stored = AssignmentFinder.values(assignedTo: [name, "self.\(name)"], in: function)
            return stored.isEmpty || stored.contains { isRetained($0, in: function) }
        }
        guard value.is(DeclReferenceExprSyntax.self), let local = function.localBinding(name),
            local.initializer.flatMap({ madeType(of: $0.value) }) != nil
        else { return true }
        let uses = function.uses(of: name)
        return uses.isPassedOn || uses.isReturned || uses.stores.contains { !isWeak($0) }
    }

    /// The type of the object that the expression makes anew and hands to nobody else: `Type(…)`, or a call of a maker,
    /// or a computed property, that gives nothing else.
    func madeType(of value: ExprSyntax) -> String? {
        if let made = value.madeType { return made }
        guard let owner else { return nil }
        if let call = value.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.plain
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                let (maker, _) = index.method(name, labels: call.arguments.map { $0.label?.text }, in: owner),
                let body = maker.body
            else { return nil }
            return madeType(by: maker.returnedExpressions, in: Syntax(body))
        }
        guard let getter = ownProperty(value.plain)?.getter else { return nil }
        return madeType(by: getter.returnedExpressions, in: Syntax(getter))
    }

    private func madeType(by results: [ExprSyntax], in body: Syntax) -> String? {
        let types = results.map { result -> String? in
            if let made = result.madeType { return made }
            guard let made = body.localBinding(result.plain)?.initializer?.value.madeType else { return nil }
            let uses = body.uses(of: result.plain)
            return uses.isPassedOn || !uses.stores.isEmpty ? nil : made
        }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func ownProperty(_ name: String) -> PropertyMember? {
        owner.flatMap { index.property(name, in: $0)?.member }
    }

    private func isWeak(_ target: ExprSyntax) -> Bool { ownProperty(target.plain)?.isWeak ?? false }
}

extension Syntax {
    /// What the code does with a local name.
    func uses(of name: String) -> UseFinder {
        let finder = UseFinder(name)
        finder.walk(self)
        return finder
    }
}

/// Looks at what a function does with a local name.
final class UseFinder: SyntaxVisitor {
    let name: String
    private(set) var isPresented = false
    /// Whether it is passed to a call, or used by a closure, which then keeps it.
    private(set) var isPassedOn = false
    private(set) var isReturned = false
    /// What it is stored in.
    private(set) var stores: [ExprSyntax] = []
    /// How many closures are around the place that is looked at.
    private var closures = 0
    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closures += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name, let parent = node.parent else { return .visitChildren }
        if closures > 0 {
            // A closure that uses it keeps it, for as long as somebody keeps the closure.
            isPassedOn = true
        } else if parent.is(LabeledExprSyntax.self) {
            let callee =
                parent.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
            if callee.hasSuffix("present") || callee.hasSuffix("show") { isPresented = true } else { isPassedOn = true }
        } else if parent.is(ReturnStmtSyntax.self) {
            isReturned = true
        } else if let assignment = parent.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self)
        {
            let isStored =
                assignment.rightOperand.id == node.id && assignment.leftOperand.assignedName != "transitioningDelegate"
            if isStored { stores.append(assignment.leftOperand) }
        } else if parent.as(MemberAccessExprSyntax.self)?.base?.id != node.id {
            // A copy under another name, a cast, an element of something.
            isPassedOn = true
        }
        return .visitChildren
    }
}
