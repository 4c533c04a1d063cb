import SwiftSyntax

/// What all bodies of all files mention, gathered in one walk: who is made, which names are assigned.
final class CodeSurvey: SyntaxVisitor {
    /// Types that are made somewhere: `Name(…)`.
    private(set) var made: Set<String> = []
    /// Names that something other than `nil` is assigned to.
    private(set) var assigned: Set<String> = []
    /// The labels with which functions are called or named, by their names; calls on `super` apart.
    private(set) var called: [String: Set<[String?]>] = [:]
    /// Names that stand somewhere without being called there.
    private(set) var mentioned: Set<String> = []
    private var build = IOSBuild()

    init(_ files: [ParsedFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files {
            build = file.build
            walk(file.tree)
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            made.insert(name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "init", let base = member.base { made.insert(base.trimmedDescription) }
            if name.first?.isUppercase == true { made.insert(name) }
        }
        if let name = node.calledExpression.calledName {
            called[name, default: []].insert(node.arguments.map { $0.label?.text })
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.argumentNames {
            called[node.baseName.text, default: []].insert(
                names.arguments.map { $0.name.text == "_" ? nil : $0.name.text })
        } else if !node.isCalled {
            mentioned.insert(node.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), !node.rightOperand.is(NilLiteralExprSyntax.self),
            let name = node.leftOperand.assignedName
        {
            assigned.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements(in: build) { walk(elements) }
        return .skipChildren
    }
}

extension ExprSyntax {
    /// The last name in `name`, `self.name`, `other.name`.
    var assignedName: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return nil
    }
}

extension ExprSyntax {
    /// The last name in `name`, `other.name`, `other.name?`, unless it is a name of the superclass.
    fileprivate var calledName: String? {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.calledName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.calledName }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) != true else {
            return nil
        }
        return member.declName.baseName.text
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the name is what a call calls.
    fileprivate var isCalled: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
            if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id != node.id { return false }
            let goesOn =
                parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self)
            guard goesOn else { return false }
            node = parent
        }
        return false
    }
}
