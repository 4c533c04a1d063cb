import SwiftSyntax
import TransitionModel

/// What code that is no part of a story has put into a closure property before it: in `viewDidLoad`, say,
/// `transition.dismissCompletion = { [weak self] in self?.photo.isHidden = false }`.
extension ProgramCompiler {
    /// Gives a closure property of an object what code in sight of the program's other objects sets it to; false where
    /// none of them does.
    func wireCallback(_ name: String, _ binding: Binding, of instance: Instance) -> Bool {
        for owner in instances.keys.sorted().compactMap({ instances[$0] }) {
            let names = owner.properties.keys.filter { holds(owner.properties[$0]!, instance.object) }
            guard !names.isEmpty else { continue }
            for type in index.ancestry(of: owner.type) {
                for method in index.type(named: type)?.functions ?? [] where !method.isStatic && !isCompiled(method) {
                    guard let value = method.value(setTo: name, of: Set(names)) else { continue }
                    let receiver = BoundSelf(object: owner.object, type: owner.type, owner: type)
                    inFile(method.file, receiver: receiver) {
                        assign(evaluate(value), to: binding, name: name, at: value)
                    }
                    return true
                }
            }
        }
        return false
    }

    /// Whether a property may hold an object.
    func holds(_ binding: Binding, _ object: ObjectID) -> Bool {
        switch binding.storage {
        case .alias(let term): term.constant == .object(object)
        case .slot(let slot, _): builder.possibleValues(of: slot).contains(.object(object))
        default: false
        }
    }

    private func isCompiled(_ method: FunctionMember) -> Bool { inlined.contains(method.id) }
}

extension FunctionMember {
    /// The closure that its own code, not what runs later, puts into a property of what one of these names holds.
    fileprivate func value(setTo property: String, of names: Set<String>) -> ExprSyntax? {
        guard speaksOf([property]), let body else { return nil }
        let finder = ClosureAssignmentFinder(property, of: names)
        finder.walk(body)
        return finder.value
    }
}

private final class ClosureAssignmentFinder: SyntaxVisitor {
    private let property: String
    private let names: Set<String>
    private(set) var value: ExprSyntax?

    init(_ property: String, of names: Set<String>) {
        self.property = property
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard value == nil, node.operator.is(AssignmentExprSyntax.self), node.rightOperand.is(ClosureExprSyntax.self),
            let target = (node.leftOperand.as(OptionalChainingExprSyntax.self)?.expression ?? node.leftOperand)
                .as(MemberAccessExprSyntax.self),
            target.declName.baseName.text == property, let base = target.base?.plain
        else { return .visitChildren }
        if names.contains(base) { value = node.rightOperand }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
