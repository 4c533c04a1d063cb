import SwiftSyntax
import TransitionModel

/// A place that makes an object somebody's `transitioningDelegate`, with what the same function says of the style.
struct PresentationSite {
    /// The delegate's type.
    var delegate: String
    var location: TransitionModel.SourceLocation
    var isRetained: Bool
    /// Whether a controller is its own delegate.
    var isOfSelf: Bool
    /// The class of the controller that is given the delegate, where the code tells it.
    var presented: String?
    /// The style set on the controller, if one is.
    var style: PresentationStyle?
    /// Whether the controller is made and presented in the same function, so that a style not set is the default.
    var isPresentedInSight: Bool
}

/// Finds the places that set a `transitioningDelegate`.
final class PresentationFinder: SyntaxVisitor {
    private let index: TypeIndex
    private var file: ParsedFile!
    private var enclosing: [String] = []
    private(set) var sites: [PresentationSite] = []

    init(index: TypeIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
        for file in index.files {
            self.file = file
            walk(file.tree)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.extendedType.simpleName)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), node.leftOperand.assignedName == "transitioningDelegate",
            !node.rightOperand.is(NilLiteralExprSyntax.self)
        else { return .visitChildren }
        let base = node.leftOperand.as(MemberAccessExprSyntax.self)?.base
        let target = base?.plain ?? "self"
        let function = node.enclosingFunction
        guard let delegate = type(of: node.rightOperand, in: function) else { return .visitChildren }
        let made = function.flatMap { madeType(target, in: $0) }
        let presented = made ?? base.map { type(of: $0, in: function) } ?? enclosing.last
        sites.append(
            PresentationSite(
                delegate: delegate, location: file.location(of: node),
                isRetained: target == node.rightOperand.plain || handsItselfOn(delegate)
                    || DelegateRetention(index: index, owner: enclosing.last).isRetained(
                        node.rightOperand, in: function),
                isOfSelf: target == node.rightOperand.plain && delegate == presented,
                presented: presented,
                style: style(of: target, in: function, type: made ?? (target == "self" ? enclosing.last : nil)),
                isPresentedInSight: made != nil && function.map { $0.presents(target) } ?? false))
        return .visitChildren
    }

    /// A controller that is its own delegate by its class: `override var transitioningDelegate … { self }`.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.trimmedDescription == "transitioningDelegate", let owner = enclosing.last,
            let (property, _) = index.property("transitioningDelegate", in: owner), let getter = property.getter,
            getter.count == 1, let only = getter.first?.item,
            (only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self))?.trimmedDescription == "self"
        else { return .visitChildren }
        sites.append(
            PresentationSite(
                delegate: owner, location: property.location, isRetained: true, isOfSelf: true,
                style: style(of: "self", in: nil, type: owner), isPresentedInSight: false))
        return .visitChildren
    }

    // MARK: Who the delegate is

    private func type(of value: ExprSyntax, in function: Syntax?) -> String? {
        let text = value.plain
        if text == "self" { return enclosing.last }
        if let made = DelegateRetention(index: index, owner: enclosing.last).madeType(of: value) { return made }
        if let cast = value.as(AsExprSyntax.self) { return type(of: cast.expression, in: function) }
        if let local = function?.localBinding(text) {
            return local.typeAnnotation?.type.simpleName ?? local.initializer?.value.madeType
        }
        if let parameter = function?.parameterType(text) { return parameter.simpleName }
        if let owner = enclosing.last, let (property, _) = index.property(text, in: owner) {
            return property.typeName
        }
        guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        if member.declName.baseName.text == "shared" || member.declName.baseName.text == "default" { return base.plain }
        if let owner = type(of: base, in: function),
            let (property, _) = index.property(member.declName.baseName.text, in: owner)
        {
            return property.typeName
        }
        return nil
    }

    // MARK: Who keeps it

    /// Whether the delegate gives itself to what it makes, a presentation controller say, which then keeps it.
    private func handsItselfOn(_ type: String) -> Bool {
        (index.type(named: type)?.functions ?? []).contains { member in
            let finder = SelfFinder(index: index)
            finder.walk(member.declaration)
            return finder.isHandedOn
        }
    }

    // MARK: The style

    private func style(of target: String, in function: Syntax?, type: String?) -> PresentationStyle? {
        if let style = function?.assignedStyle(of: target) { return style }
        guard let type else { return nil }
        for owner in index.ancestry(of: type) {
            guard let declaration = index.type(named: owner) else { continue }
            let bodies =
                declaration.initializers.map { Syntax($0.declaration) }
                + declaration.functions.map { Syntax($0.declaration) }
            for body in bodies { if let style = body.assignedStyle(of: "self") { return style } }
            if let property = declaration.property("modalPresentationStyle"), let getter = property.getter {
                for token in getter.tokens(viewMode: .sourceAccurate) {
                    if let style = PresentationStyle(rawValue: token.text) { return style }
                }
            }
        }
        return nil
    }

    private func madeType(_ target: String, in function: Syntax) -> String? {
        guard let binding = function.localBinding(target) else { return nil }
        return binding.initializer?.value.madeType ?? binding.typeAnnotation?.type.simpleName
    }
}

extension ExprSyntax {
    /// The text without optional marks and a leading `self.`.
    var plain: String {
        let text = trimmedDescription.filter { $0 != "?" && $0 != "!" }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    /// `Type` in `Type(…)`.
    var madeType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            return name
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.plain
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The function, initialiser, accessor or closure property around this node.
    fileprivate var enclosingFunction: Syntax? {
        var next = parent
        while let node = next {
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(AccessorDeclSyntax.self)
                || node.is(PatternBindingSyntax.self)
                    && node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return node
            }
            next = node.parent
        }
        return nil
    }
}

extension Syntax {
    /// The type of a function's parameter of this name.
    fileprivate func parameterType(_ name: String) -> TypeSyntax? {
        let signature = self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
        return signature?.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
    }

    func localBinding(_ name: String) -> PatternBindingSyntax? {
        let finder = BindingFinder(name)
        finder.walk(self)
        return finder.found
    }

    /// The style that the function sets on `target`.
    fileprivate func assignedStyle(of target: String) -> PresentationStyle? {
        let finder = StyleFinder(target)
        finder.walk(self)
        return finder.style
    }

    /// Whether the function presents the controller of this name.
    fileprivate func presents(_ target: String) -> Bool { uses(of: target).isPresented }
}

/// Looks for `self` being handed on for somebody to keep.
private final class SelfFinder: SyntaxVisitor {
    private let index: TypeIndex
    var isHandedOn = false

    init(index: TypeIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.tokenKind == .keyword(.self), let parent = node.parent else { return .visitChildren }
        if parent.is(LabeledExprSyntax.self) {
            // An argument of a call that makes something; a selector's target is not kept.
            let callee =
                parent.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
            if callee.first?.isUppercase == true, !UIKitTypes.isGestureRecognizer(callee) { isHandedOn = true }
        } else if let assignment = parent.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == node.id, let name = assignment.leftOperand.assignedName
        {
            let isWeak =
                name.lowercased().hasSuffix("delegate")
                && !index.order.contains { type in
                    type.property(name).map { !$0.isWeak } ?? false
                }
            if !isWeak { isHandedOn = true }
        }
        return .visitChildren
    }
}

private final class BindingFinder: SyntaxVisitor {
    let name: String
    var found: PatternBindingSyntax?
    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name { found = node }
        return .visitChildren
    }
}

private final class StyleFinder: SyntaxVisitor {
    let target: String
    var style: PresentationStyle?
    init(_ target: String) {
        self.target = target
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self), node.leftOperand.assignedName == "modalPresentationStyle",
            (node.leftOperand.as(MemberAccessExprSyntax.self)?.base?.plain ?? "self") == target,
            let member = node.rightOperand.as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        style = PresentationStyle(rawValue: member.declName.baseName.text)
        return .visitChildren
    }
}
