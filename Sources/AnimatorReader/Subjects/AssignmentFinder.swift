import SwiftSyntax

extension FunctionMember {
    /// What its code assigns to any of these, in order, whether or not it says `self`.
    func values(assignedTo targets: [String], entersClosures: Bool = true) -> [ExprSyntax] {
        body.map { AssignmentFinder.values(assignedTo: targets, in: Syntax($0), entersClosures: entersClosures) } ?? []
    }
}

/// Finds what code assigns to some names.
final class AssignmentFinder: SyntaxVisitor {
    static func values(assignedTo targets: [String], in code: Syntax, entersClosures: Bool = true) -> [ExprSyntax] {
        let finder = AssignmentFinder(targets, entersClosures: entersClosures)
        finder.walk(code)
        return finder.values
    }

    private let targets: Set<String>
    private let entersClosures: Bool
    private(set) var values: [ExprSyntax] = []

    private init(_ targets: [String], entersClosures: Bool) {
        self.targets = Set(targets)
        self.entersClosures = entersClosures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), targets.contains(node.leftOperand.plain) {
            values.append(node.rightOperand)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        entersClosures ? .visitChildren : .skipChildren
    }
}
