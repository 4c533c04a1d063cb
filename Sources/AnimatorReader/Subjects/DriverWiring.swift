import SwiftSyntax
import TransitionModel

/// What a method that nobody in sight calls does to make a driver for one of its object's properties: in `viewDidLoad`,
/// say, `driver = SwipeDriver(); driver.wire(to: self)`.
struct DriverWiring {
    let method: FunctionMember
    let owner: String
    /// `SwipeDriver()`.
    let maker: FunctionCallExprSyntax
    /// What else the method does with the property, in order.
    let calls: [FunctionCallExprSyntax]

    /// `nil` when no method of the type makes something new for the property.
    init?(of property: String, in type: String, _ index: TypeIndex) {
        for owner in index.ancestry(of: type) {
            for method in index.type(named: owner)?.functions ?? [] where !method.isStatic {
                guard let body = method.body else { continue }
                let finder = WiringFinder(property)
                finder.walk(body)
                guard let maker = finder.maker else { continue }
                (self.method, self.owner, self.maker, calls) = (method, owner, maker, finder.calls)
                return
            }
        }
        return nil
    }
}

/// Finds where a property is given something new, and what is then called on it.
private final class WiringFinder: SyntaxVisitor {
    private let property: String
    var maker: FunctionCallExprSyntax?
    var calls: [FunctionCallExprSyntax] = []

    init(_ property: String) {
        self.property = property
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), isProperty(node.leftOperand),
            let call = node.rightOperand.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return .visitChildren }
        if maker == nil { maker = call }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if maker != nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            isProperty(base)
        {
            calls.append(node)
        }
        return .visitChildren
    }

    // What runs later is no part of the set-up.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func isProperty(_ expression: ExprSyntax) -> Bool {
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return isProperty(optional.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isProperty(forced.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == property && member.base?.trimmedDescription == "self"
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == property
    }
}

extension ProgramCompiler {
    /// The driver, made as the method makes it; `nil` when that is not understood.
    func driverMade(by wiring: DriverWiring, for instance: Instance) -> Instance? {
        let term = inFile(wiring.method.file, receiver: receiver(of: wiring, instance)) {
            evaluate(ExprSyntax(wiring.maker))
        }
        guard case .object(let object)? = term.constant, let made = instances[object] else { return nil }
        builder.change(object: object) { $0.isImmortal = true }
        return made
    }

    /// Runs what else the method does with the driver.
    func wire(_ wiring: DriverWiring, for instance: Instance) {
        for call in wiring.calls {
            _ = inFile(wiring.method.file, receiver: receiver(of: wiring, instance)) { evaluate(ExprSyntax(call)) }
        }
    }

    private func receiver(of wiring: DriverWiring, _ instance: Instance) -> BoundSelf {
        BoundSelf(object: instance.object, type: instance.type, owner: wiring.owner)
    }
}
