import SwiftSyntax

extension TypeIndex {
    /// The properties of a controller whose views its own code puts into its view: they are there before transitions.
    ///
    /// What goes into a transition's container, or is put anywhere by a method that is handed a context, is none.
    func installedViews(of controller: String) -> Set<String> {
        let finder = InstallationFinder(viewMode: .sourceAccurate)
        for owner in ancestry(of: controller) {
            for member in type(named: owner)?.functions ?? [] where !member.takesContext {
                if let body = member.body { finder.walk(body) }
            }
        }
        return finder.names
    }
}

extension FunctionMember {
    fileprivate var takesContext: Bool {
        parameters.contains { $0.type.trimmedDescription.contains("ContextTransitioning") }
    }
}

/// Collects what calls of `addSubview` and its like name.
private final class InstallationFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    private static let installing: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            Self.installing.contains(member.declName.baseName.text), let view = node.arguments.first?.expression,
            let base = member.base, !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.isContainer })
        else { return .visitChildren }
        if let name = view.as(DeclReferenceExprSyntax.self)?.baseName.text { names.insert(name) }
        if let own = view.as(MemberAccessExprSyntax.self), own.base?.trimmedDescription == "self" {
            names.insert(own.declName.baseName.text)
        }
        return .visitChildren
    }
}

extension TokenSyntax {
    fileprivate var isContainer: Bool { ["containerView", "container", "window", "keyWindow"].contains(text) }
}
