import SwiftSyntax

/// How code at some place names its transition's context.
struct ContextReference {
    /// `transitionContext`, `self.context`, `self?.context`.
    var text: String
    /// Whether it may be nil there.
    var isOptional: Bool

    /// Whether it, or what it is reached through, may be nil.
    var isChained: Bool { isOptional || text.contains("?") }
    private var chain: String { text + (isOptional ? "?" : "") }

    /// The flag that says what became of the transition.
    var outcome: String {
        isChained ? "\(chain).transitionWasCancelled == false" : "!\(text).transitionWasCancelled"
    }

    /// A completion that says what became of the transition.
    var completion: String { "\(chain).completeTransition(\(outcome))" }
    /// A completion that says that it did not take place.
    var failure: String { "\(chain).completeTransition(false)" }

    /// Shows the destination as it will stay, and completes.
    func arrival(_ name: String, _ step: String) -> [String] {
        [
            "if let \(name) = \(chain).view(forKey: .to) {",
            "\(step)\(name).frame = \(text).containerView.bounds",
            "\(step)\(text).containerView.addSubview(\(name))",
            "}",
            completion,
        ]
    }

    /// Whether values of a type are contexts, and whether they may be nil.
    private static func isContext(_ type: TypeSyntax?) -> (isContext: Bool, isOptional: Bool) {
        let isContext = type?.trimmedDescription.contains("UIViewControllerContextTransitioning") ?? false
        return (isContext, type?.is(OptionalTypeSyntax.self) ?? false)
    }

    /// The context's name at a place: a parameter's, or that of a property of the type; nil where there is none.
    init?(at place: some SyntaxProtocol) {
        var closures: [ClosureExprSyntax] = []
        var bindings: [(name: String, value: String)] = []
        var last = Syntax(place)
        for node in place.ancestry {
            defer { last = node }
            bindings += node.bindings(before: last)
            if let closure = node.as(ClosureExprSyntax.self) {
                closures.append(closure)
            } else if let function = node.as(FunctionDeclSyntax.self) {
                guard
                    let parameter = function.signature.parameterClause.parameters.first(where: {
                        Self.isContext($0.type).isContext
                    })
                else { continue }
                let name = (parameter.secondName ?? parameter.firstName).text
                guard !closures.contains(where: { $0.parameterNames.contains(name) }) else { return nil }
                text = bindings.first { $0.value == name }?.name ?? name
                let isWeak = closures.contains { $0.weakNames.contains(name) }
                isOptional =
                    text == name && (isWeak || Self.isContext(parameter.type).isOptional)
                    && !bindings.contains { $0.name == name }
                return
            } else if let type = node.asProtocol((any DeclGroupSyntax).self) {
                guard let property = Self.property(of: type, in: node.root) else { return nil }
                if let bound = bindings.first(where: { [property.name, "self.\(property.name)"].contains($0.value) }) {
                    (text, isOptional) = (bound.name, false)
                    return
                }
                let isWeak = closures.contains { $0.weakNames.contains("self") }
                let mayBeGone = isWeak && !bindings.contains { $0.name == "self" }
                text = closures.isEmpty ? property.name : (mayBeGone ? "self?." : "self.") + property.name
                isOptional = property.isOptional
                return
            }
        }
        return nil
    }

    /// The property that keeps the context, wherever in the file the type declares it.
    private static func property(of type: any DeclGroupSyntax, in root: Syntax) -> (name: String, isOptional: Bool)? {
        let others = root.as(SourceFileSyntax.self)?.statements.compactMap {
            $0.item.asProtocol((any DeclGroupSyntax).self)
        }
        for group in [type] + (others ?? []).filter({ $0.typeName == type.typeName }) {
            for member in group.memberBlock.members {
                for binding in member.decl.as(VariableDeclSyntax.self).map({ Array($0.bindings) }) ?? [] {
                    let kind = isContext(binding.typeAnnotation?.type)
                    guard kind.isContext, let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                    return (name.identifier.text, kind.isOptional)
                }
            }
        }
        return nil
    }
}

extension DeclGroupSyntax {
    /// The name of the type that is declared or extended.
    var typeName: String {
        asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names)?: names.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }

    /// The names that it holds weakly.
    var weakNames: [String] {
        signature?.capture?.items.filter { $0.specifier?.specifier.tokenKind == .keyword(.weak) }.map(\.name.text) ?? []
    }
}

extension Syntax {
    /// The names that hold from the code before a part of this on: `guard let a = b`, `if let a`.
    fileprivate func bindings(before part: Syntax) -> [(name: String, value: String)] {
        // At a closing brace all that stands before it holds.
        let isEnd = part.as(TokenSyntax.self)?.tokenKind == .rightBrace
        let closed =
            isEnd ? self.as(ClosureExprSyntax.self)?.statements ?? self.as(CodeBlockSyntax.self)?.statements : nil
        if let list = closed ?? self.as(CodeBlockItemListSyntax.self) {
            let earlier = list.prefix { $0.position < part.position }.reversed()
            return earlier.compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap(\.conditions.bound)
        }
        if let conditional = self.as(IfExprSyntax.self), part == Syntax(conditional.body) {
            return conditional.conditions.bound
        }
        return []
    }
}

extension ConditionElementListSyntax {
    /// The names that these conditions bind, with what they bind them to.
    fileprivate var bound: [(name: String, value: String)] {
        compactMap { element in
            guard case .optionalBinding(let binding) = element.condition,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            return (name, binding.initializer?.value.trimmedDescription ?? name)
        }
    }
}
