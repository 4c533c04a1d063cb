import SwiftSyntax
import TransitionModel

/// Enters one file's declarations into the index.
final class IndexingVisitor: SyntaxVisitor {
    private let file: ParsedFile
    private unowned let index: TypeIndex
    /// The types around the place where the visitor is, outermost first.
    private var enclosing: [TypeDeclaration] = []

    init(file: ParsedFile, index: TypeIndex) {
        self.file = file
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains("objcMembers") { index.entry(for: node.name.text).exposesMembers = true }
        return enter(node.name, as: .class, node.modifiers, inheriting: node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, as: .class, node.modifiers, inheriting: node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, as: .struct, node.modifiers, inheriting: node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, as: .enum, node.modifiers, inheriting: node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, as: .protocol, node.modifiers, inheriting: node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let declaration = index.entry(for: node.extendedType.simpleName)
        inherit(node.inheritanceClause, into: declaration)
        enclosing.append(declaration)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    private func enter(
        _ name: TokenSyntax, as kind: TypeDeclaration.Kind, _ modifiers: DeclModifierListSyntax,
        inheriting clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let declaration = index.entry(for: key(of: name.text))
        declaration.kind = kind
        declaration.isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
        declaration.location = file.location(of: name)
        inherit(clause, into: declaration)
        enclosing.append(declaration)
        return .visitChildren
    }

    /// A nested type goes by its own name, or by its outer type's too where another type has that name already.
    private func key(of name: String) -> String {
        guard let outer = enclosing.last, index.type(named: name)?.kind != nil else { return name }
        return "\(outer.name).\(name)"
    }

    private func inherit(_ clause: InheritanceClauseSyntax?, into declaration: TypeDeclaration) {
        for inherited in clause?.inheritedTypes ?? [] {
            let names = inherited.type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.simpleName }
            declaration.inherited += names ?? [inherited.type.simpleName]
        }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let member = FunctionMember(declaration: node, file: file, isStatic: node.modifiers.areStatic)
        if let type = enclosing.last {
            type.add(member)
        } else {
            index.functions[member.name, default: []].append(member)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.last?.add(InitializerMember(declaration: node, file: file))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in PropertyMember.members(of: node, in: file) {
            if let type = enclosing.last {
                if type.property(member.name) == nil || type.kind == nil || type.kind == .protocol {
                    type.add(member)
                }
            } else {
                index.variables[member.name] = member
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            // Who names a case like a keyword's needs no backticks.
            let name = element.name.text.filter { $0 != "`" }
            enclosing.last?.enumCases.append(name)
            enclosing.last?.payloads[name] = element.parameterClause?.parameters.map(\.type)
        }
        return .skipChildren
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements(in: file.build) { walk(elements) }
        return .skipChildren
    }

    // Statements at a file's top level are nobody's members.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PropertyMember {
    static func members(of node: VariableDeclSyntax, in file: ParsedFile) -> [PropertyMember] {
        // In `let a, b: Int` the annotation stands behind the last name only.
        let sharedType = node.bindings.last?.typeAnnotation?.type
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            return PropertyMember(
                name: name.text, type: binding.typeAnnotation?.type ?? (binding.initializer == nil ? sharedType : nil),
                initializer: binding.initializer?.value, accessors: binding.accessorBlock, file: file,
                location: file.location(of: name), isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
                isStatic: node.modifiers.areStatic, isWeak: node.modifiers.contains { $0.name.text == "weak" },
                isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
                isOutlet: node.attributes.contains("IBOutlet"))
        }
    }
}

extension DeclModifierListSyntax {
    var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension AttributeListSyntax {
    /// The attribute of this name, if it is there.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func contains(_ name: String) -> Bool { named(name) != nil }
}

extension TypeSyntax {
    /// The type's last name, without optionality, attributes, module or generic arguments.
    var simpleName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.simpleName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.simpleName }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.simpleName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.simpleName }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return only.type.simpleName
        }
        if let type = self.as(CompositionTypeSyntax.self), let first = type.elements.first {
            return first.type.simpleName
        }
        return trimmedDescription
    }

    /// The type as `Outer.Name`, optional or not, if it is written so.
    var nested: MemberTypeSyntax? {
        if let type = self.as(MemberTypeSyntax.self) { return type }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.nested }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.nested }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nested }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.nested }
        return nil
    }

    var isOptional: Bool {
        if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isOptional }
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text == "Optional" }
        return false
    }

    /// The function type inside, if it is one.
    var function: FunctionTypeSyntax? {
        if let type = self.as(FunctionTypeSyntax.self) { return type }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.function }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.function }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return only.type.function
        }
        return nil
    }
}
