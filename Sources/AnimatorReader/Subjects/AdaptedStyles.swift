import SwiftSyntax
import TransitionModel

extension TypeIndex {
    /// The styles to which a presentation controller adapts where there is more or less room.
    ///
    /// UIKit asks the same delegate for the animator then, but the presentation is one of the other style's.
    func adaptedStyles(of presentationController: String) -> [PresentationStyle] {
        guard
            let (member, _) = method(
                signature: "adaptivePresentationStyle(for:)", in: presentationController)
        else { return [] }
        let styles = member.returnedExpressions.compactMap { expression in
            expression.as(MemberAccessExprSyntax.self).flatMap {
                PresentationStyle(rawValue: $0.declName.baseName.text)
            }
        }
        return styles.filter { $0 != .custom }
    }
}

extension FunctionMember {
    /// Whether some `return` of the function says `nil`.
    var mayReturnNil: Bool { returnedExpressions.contains { $0.is(NilLiteralExprSyntax.self) } }

    /// What the function's own returns give, each way of a conditional expression by itself.
    var returnedExpressions: [ExprSyntax] {
        body?.statements.returnedExpressions.flatMap(\.alternatives) ?? []
    }
}

extension CodeBlockItemListSyntax {
    /// What a function with this code gives: its only expression, or what its own returns say.
    var returnedExpressions: [ExprSyntax] {
        if count == 1, let only = first?.item.as(ExprSyntax.self) { return [only] }
        return ownReturns.compactMap(\.expression)
    }
}

extension ExprSyntax {
    /// The values that the expression may have, where it is a conditional one.
    fileprivate var alternatives: [ExprSyntax] {
        if let ternary = self.as(TernaryExprSyntax.self) {
            return ternary.thenExpression.alternatives + ternary.elseExpression.alternatives
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.alternatives
        }
        return [self]
    }
}
