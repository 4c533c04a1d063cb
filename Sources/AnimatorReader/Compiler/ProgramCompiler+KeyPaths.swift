import SwiftSyntax
import TransitionModel

/// `view[keyPath: \.alpha]`, read and written.
extension ProgramCompiler {
    /// A literal key path by the properties that it names; one through anything else is not followed.
    func keyPath(_ node: KeyPathExprSyntax) -> Term {
        let names = node.components.map { component -> String? in
            switch component.component {
            case .property(let property): property.declName.baseName.text
            default: nil
            }
        }
        let known = names.compactMap { $0 }
        guard known.count == names.count else { return .unknown(shortText(of: node)) }
        return Term(.unknown, .keyPath(known), shortText(of: node))
    }

    /// What `base[keyPath: path]` reads.
    func value(of base: Term, at path: Term, _ node: some SyntaxProtocol) -> Term {
        guard case .keyPath(let names) = path.shape else {
            opaque(node, handed: [base], mayComplete: false, mayTouchViews: true)
            return .unknown(shortText(of: node))
        }
        return names.reduce(base) { member($1, of: $0, at: node) }
    }

    /// `base[keyPath: path] = value`.
    func assign(_ value: Term, to base: Term, at path: Term, _ node: some SyntaxProtocol) {
        guard case .keyPath(let names) = path.shape, let last = names.last else {
            hand(value, at: node)
            return opaque(node, handed: [base], mayComplete: false, mayTouchViews: base.isViewOrLayer)
        }
        if case .view = base.shape, names.count > 1, ["frame", "bounds", "center"].contains(names[0]) {
            return set(.frame, of: base, to: .attribute(.other, shortText(of: node)), at: node)
        }
        assign(value, toMember: last, of: names.dropLast().reduce(base) { member($1, of: $0, at: node) }, at: node)
    }
}
