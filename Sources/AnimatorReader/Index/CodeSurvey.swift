import SwiftSyntax

/// What all bodies of all files mention, gathered in one walk: who is made, which names are assigned.
final class CodeSurvey: SyntaxVisitor {
    /// Types that are made somewhere: `Name(…)`.
    private(set) var made: Set<String> = []
    /// Names that something other than `nil` is assigned to.
    private(set) var assigned: Set<String> = []

    init(_ files: [ParsedFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files { walk(file.tree) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true {
            made.insert(name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "init", let base = member.base { made.insert(base.trimmedDescription) }
            if name.first?.isUppercase == true { made.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), !node.rightOperand.is(NilLiteralExprSyntax.self),
            let name = node.leftOperand.assignedName {
            assigned.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.iOSElements { walk(elements) }
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
