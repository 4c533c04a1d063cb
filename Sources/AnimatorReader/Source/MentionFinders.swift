import SwiftSyntax

/// Collects the names used in transition code: in types that are nothing else, and in those functions of other types
/// that speak of transitions.
final class TransitionUseFinder: SyntaxVisitor {
    private let file: ParsedFile
    private(set) var types: Set<NameHash> = []
    private(set) var members: Set<NameHash> = []

    init(_ file: ParsedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(NameHash(node.type.simpleName))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause)
    }

    private func enter(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map(\.type.simpleName) ?? []
        guard !inherited.contains(where: { $0.hasSuffix("ViewController") }) else { return .visitChildren }
        if MentionedNames.subjects.containsAny(of: inherited.map { NameHash($0) }) {
            collect(node)
            return .skipChildren
        }
        collectProperties(of: node)
        return .visitChildren
    }

    /// What the properties are of a class that has transition code without saying so in its head.
    private func collectProperties(of node: some SyntaxProtocol) {
        guard let members = node.asProtocol(DeclGroupSyntax.self)?.memberBlock.members,
            members.contains(where: { item in
                item.decl.as(FunctionDeclSyntax.self).map { file.withBytes(of: $0, Relevance.concerns) } ?? false
            })
        else { return }
        for item in members {
            for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let type = binding.typeAnnotation?.type { types.insert(NameHash(type.simpleName)) }
            }
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if file.withBytes(of: node, Relevance.concerns) { collect(node) }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func collect(_ node: some SyntaxProtocol) {
        var isAfterPeriod = false
        for token in node.tokens(viewMode: .sourceAccurate) {
            defer { isAfterPeriod = token.tokenKind == .period }
            guard case .identifier(let name) = token.tokenKind, let first = name.utf8.first else { continue }
            if first &- UInt8(ascii: "A") < 26 {
                types.insert(NameHash(name))
            } else if isAfterPeriod {
                members.insert(NameHash(name))
            }
        }
    }
}

/// Collects what types are said to inherit, and of which types their properties are.
final class HeirFinder: SyntaxVisitor {
    private(set) var inherited: Set<NameHash> = []
    private(set) var held: Set<NameHash> = []
    private(set) var heirs: [FileMentions.Heir] = []

    init(_ file: ParsedFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        inherited.insert(NameHash(node.type.simpleName))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.simpleName, node.inheritanceClause)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let type = binding.typeAnnotation?.type { held.insert(NameHash(type.simpleName)) }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        if let clause {
            heirs.append(
                FileMentions.Heir(
                    name: NameHash(name), parents: clause.inheritedTypes.map { NameHash($0.type.simpleName) }))
        }
        return .visitChildren
    }
}
