import SwiftSyntax
import TransitionModel

/// Layout constraints: a view that the code makes and pins to all four edges of the container fills it.
extension ProgramCompiler {
    /// `NSLayoutConstraint.activate([…])`.
    func constraints(_ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        changes += 1
        let list = arguments.all.first?.expression.as(ArrayExprSyntax.self)
        for element in list?.elements ?? [] { activate(element.expression) }
        return .void
    }

    /// `view.topAnchor.constraint(equalTo: container.topAnchor)` holds from here on.
    func activate(_ constraint: ExprSyntax) {
        guard let pin = EdgePin(constraint) else { return }
        let view = evaluate(pin.view)
        guard isOfTheCode(view), isFullSize(evaluate(pin.other)) else { return }
        let edges = pinnedEdges[view.operand, default: []].union([pin.edge])
        pinnedEdges[view.operand] = edges
        guard edges.count == EdgePin.edges else { return }
        pinnedEdges[view.operand] = []
        set(.frame, of: view, to: .attribute(.final, view.text), at: constraint)
    }

    /// Whether it is a view that the code makes, or that a variable holds: none of the transition's own two.
    private func isOfTheCode(_ view: Term) -> Bool {
        guard case .view = view.shape else { return false }
        switch view.operand {
        case .constant(.view(let id)):
            if case .created = builder.program.views[id].role { return true } else { return false }
        case .slot: return true
        default: return false
        }
    }

    /// Whether it is a view that is as large as the screen: the container, the window, one of the transition's own two.
    private func isFullSize(_ view: Term) -> Bool {
        guard case .view = view.shape else { return false }
        switch view.operand {
        case .fact: return true
        case .constant(.view(let id)): return id <= ViewDeclaration.window
        case .slot(let slot): return builder.isOnlyEver(.fact(.containerView), slot)
        default: return false
        }
    }
}

/// A constraint that puts one edge of a view onto the same edge of another.
private struct EdgePin {
    /// How many edges a view has.
    static let edges = 4

    let view: ExprSyntax
    let other: ExprSyntax
    /// `leading` stands for `left` too, `trailing` for `right`.
    let edge: String

    /// `nil` for every other constraint.
    init?(_ constraint: ExprSyntax) {
        guard let call = constraint.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
            first.label?.text == "equalTo", call.arguments.count == 1,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "constraint",
            let (view, edge) = callee.base.flatMap(Self.anchor), let (other, otherEdge) = Self.anchor(first.expression),
            edge == otherEdge
        else { return nil }
        (self.view, self.other, self.edge) = (view, other, edge)
    }

    /// `view.topAnchor`.
    private static func anchor(_ expression: ExprSyntax) -> (ExprSyntax, String)? {
        guard let member = expression.as(MemberAccessExprSyntax.self), let view = member.base else { return nil }
        switch member.declName.baseName.text {
        case "topAnchor": return (view, "top")
        case "bottomAnchor": return (view, "bottom")
        case "leadingAnchor", "leftAnchor": return (view, "leading")
        case "trailingAnchor", "rightAnchor": return (view, "trailing")
        default: return nil
        }
    }
}
