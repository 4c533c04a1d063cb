import SwiftSyntax
import TransitionModel

/// Members of values and types.
extension ProgramCompiler {
    // MARK: Member access

    func memberAccess(_ node: MemberAccessExprSyntax, expecting: TypeSyntax?) -> Term {
        let name = node.declName.baseName.text
        guard let baseNode = node.base else {
            return implicitMember(name, type: expecting?.simpleName, text: shortText(of: node))
        }
        let base = implicitlyUnwrapped(evaluate(baseNode), baseNode)
        var term = member(name, of: base, at: node)
        if base.isOptional, baseNode.is(OptionalChainingExprSyntax.self) {
            term.isOptional = true
            if base.constant == nil, base.operand != .unknown, !term.isHeldInSlot {
                term.chainedOn = base.chainedOn ?? base.operand
            }
        }
        return term
    }

    /// An object of the code's own that is used as if it were there: where it is not, the app has crashed.
    func implicitlyUnwrapped(_ base: Term, _ node: ExprSyntax) -> Term {
        guard case .instance = base.shape, base.isOptional, base.isHeldInSlot, !node.is(OptionalChainingExprSyntax.self)
        else { return base }
        let next = builder.label()
        let crash = builder.label()
        builder.emit(.branch(.isNil(base.operand), then: crash, otherwise: next), at: location(node))
        builder.place(crash)
        builder.emit(.trap("\(base.text) is nil"), at: location(node))
        builder.place(next)
        return base.unwrapped
    }

    /// `base.name` for a base of any kind; what is not known becomes an unknown value with that text.
    func member(_ name: String, of base: Term, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        if let term = mapped(base, by: name, text) ?? addedMember(name, of: base) { return term }
        if name == "count", let size = size(of: base, text: text, at: node) { return size }
        if name == "isEmpty", let isEmpty = knownEmptiness(of: base, text: text, at: node) { return isEmpty }
        switch base.shape {
        case .instance(let type): return instanceMember(name, of: base, type: type, at: node)
        case .type(let type): return typeMember(name, of: type, at: node)
        case .superclass:
            return frame.receiver.flatMap { inheritedMember(name, of: $0, at: node) } ?? .unknown(text)
        case .view: return viewMember(name, of: base, at: node)
        case .layer: return layerMember(name, of: base, text: text)
        case .controller: return controllerMember(name, of: base, at: node) ?? .unknown(text, isOptional: true)
        case .context: return contextMember(name, of: base, at: node)
        case .coordinator: return coordinatorMember(name, text: text)
        case .propertyAnimator: return animatorMember(name, of: base, text: text)
        case .gesture(let state, _): return gestureMember(name, state: state, text: text)
        case .geometry, .number: return geometryMember(name, of: base, text: text)
        case .array(let elements): return arrayMember(name, of: base, elements, at: node)
        case .subviews(let parent) where name == "first" || name == "last":
            let end: Operand = name == "last" ? .topSubview(of: parent) : .bottomSubview(of: parent)
            return Term(end, .view, text, isOptional: true)
        case .tuple(let parts): return part(name, of: parts) ?? .unknown(text)
        case .symbol where name == "rawValue": return .unknown(text)
        case .continuation: return Term(.unknown, .boundMethod(name, of: base), text)
        case .unknown(let type?) where name == "values" && type.dictionary != nil:
            return .unknown(text, type: "[\(type.dictionary!.value)]")
        case .unknown(let type?): return unknownMember(name, type: type, base: base, at: node)
        case .unknown where name == "keyWindow" || base.isWindows && ["first", "last"].contains(name):
            return Term(.view(ViewDeclaration.window), .view, text, isOptional: true)
        case .unknown where name == "view":
            return outsideView(text, of: .unknown(text), at: node, isOptional: false)
        default: return .unknown(text, isOptional: true)
        }
    }

    /// A computed property that code in sight adds to an enum or to one of UIKit's types.
    private func addedMember(_ name: String, of base: Term) -> Term? {
        if case .controller = base.shape, base.operand == .unknown { return nil }
        for type in base.shape.extendedTypes where index.type(named: type) != nil {
            if let term = addedProperty(name, of: base, in: type) { return term }
        }
        return nil
    }

    /// Runs the getter of a property that an extension of `type` has, with `self` being the base.
    func addedProperty(_ name: String, of base: Term, in type: String) -> Term? {
        guard let (property, _) = index.property(name, in: type), !property.isStatic, let getter = property.getter,
            enter(Syntax(getter).id)
        else { return nil }
        return inFile(property.file, receiver: nil) {
            frame.contextSelf = base
            // What a getter asks is asked anew each time: remembered with the case, it would make too many states.
            frame.contextSelf?.carried = nil
            frame.stack.append(Syntax(getter).id)
            return run(getter, returning: property.type, at: Syntax(getter))
        }
    }

    /// A part of a tuple by its label or its number.
    private func part(_ name: String, of parts: [(label: String?, term: Term)]) -> Term? {
        if let number = Int(name) { return parts.indices.contains(number) ? parts[number].term : nil }
        return parts.first { $0.label == name }?.term
    }

    private func gestureMember(_ name: String, state: SlotID?, text: String) -> Term {
        switch name {
        case "state":
            guard let state else { return Term(.unknown, .symbol(type: "State"), text) }
            return Term(.slot(state), .symbol(type: "State"), text)
        case "view": return .unknown(text, type: "UIGestureView", isOptional: true)
        default: return .unknown(text, type: nil)
        }
    }

    /// A property of an object whose class was read but which is not among the program's objects.
    private func unknownMember(_ name: String, type: String, base: Term, at node: some SyntaxProtocol) -> Term {
        guard let (property, owner) = index.property(name, in: type), let declared = property.type else {
            return .unknown(shortText(of: node), isOptional: true)
        }
        var term = Term.unknown(
            shortText(of: node), type: index.key(of: declared, in: owner),
            isOptional: declared.isOptional || base.isOptional)
        if case .number = shape(of: declared) { term.shape = .number }
        if case .geometry = shape(of: declared) {
            term = .attribute(.unknown, shortText(of: node))
            term.isOptional = declared.isOptional
        }
        return term
    }

    /// A property of one of the program's objects, read on each that it may be.
    private func instanceMember(_ name: String, of base: Term, type: String, at node: some SyntaxProtocol) -> Term {
        if case .object(let object)? = base.constant {
            let receiver = BoundSelf(object: object, type: instances[object]?.type ?? type)
            return member(name, of: receiver, at: node) ?? .unknown(shortText(of: node), isOptional: true)
        }
        if base.operand == .unknown { return unknownMember(name, type: type, base: base, at: node) }
        if let term = inheritedMember(name, ofWeak: base, type: type, at: node) { return term }
        // A protocol's requirement is read on whatever object it is.
        guard let property = index.property(name, in: type)?.member ?? index.declaredProperty(name, in: type) else {
            return .unknown(shortText(of: node), isOptional: true)
        }
        let shape = property.type.map { self.shape(of: $0) } ?? inferredShape(of: property)
        guard shape.fitsSlot || shape.isNumber else {
            return .unknown(
                shortText(of: node), type: property.type?.simpleName, isOptional: property.type?.isOptional ?? false)
        }
        let result = temporary(shortText(of: node), at: location(node))
        builder.assign(result, .nil, at: location(node))
        let unknown: () -> Void = {
            var operand = Operand.unknown
            if case .boolean = shape { operand = .slot(self.choice(self.shortText(of: node), about: Syntax(node))) }
            self.builder.assign(result, operand, at: self.location(node))
        }
        dispatch(on: base.operand, at: location(node), unknown: unknown, mayBeNil: base.isOptional) { value in
            guard case .object(let object) = value, let known = self.instances[object] else { return }
            let receiver = BoundSelf(object: object, type: known.type)
            guard let term = self.member(name, of: receiver, at: node), let operand = self.runtimeOperand(of: term)
            else { return }
            self.builder.assign(result, operand, at: self.location(node))
        }
        var term = Term(
            .slot(result), shape.forgettingConstant, shortText(of: node),
            isOptional: base.isOptional || property.type?.isOptional ?? true)
        if case .symbol = shape { term.read = PropertyRead(name: name, base: base.operand) }
        return term
    }

    /// What UIKit's class gives to `self` where that may have gone: `self?.presentingViewController`; `nil` for other members.
    private func inheritedMember(_ name: String, ofWeak base: Term, type: String, at node: some SyntaxProtocol) -> Term? {
        guard case .weak(let slot) = base.operand, let object = selfSlots.first(where: { $0.value == slot })?.key,
            index.property(name, in: type) == nil, index.declaredProperty(name, in: type) == nil,
            let term = inheritedMember(name, of: BoundSelf(object: object, type: type), at: node),
            term.shape.fitsSlot, let operand = runtimeOperand(of: term), operand != .unknown
        else { return nil }
        let result = temporary(shortText(of: node), at: location(node))
        either(.isNil(base.operand), at: node) {
            builder.assign(result, .nil, at: location(node))
        } otherwise: {
            builder.assign(result, operand, at: location(node))
        }
        return Term(.slot(result), term.shape.forgettingConstant, shortText(of: node), isOptional: true)
    }

    func inferredShape(of property: PropertyMember) -> Shape {
        guard let value = property.initializer else { return .unknown(type: nil) }
        if let call = value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            return shape(named: name.baseName.text)
        }
        if value.is(BooleanLiteralExprSyntax.self) { return .boolean }
        return .unknown(type: nil)
    }

    // MARK: Members of types

    private func typeMember(_ name: String, of type: String, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        if let declaration = index.type(named: type) {
            if declaration.enumCases.contains(name) { return Term(.symbol(name), .symbol(type: type), text) }
            if let constant = staticMember(name, of: type, text: text) { return constant }
            if let (function, owner) = index.method(name, in: type) {
                return Term(.unknown, .function(function, owner: owner, receiver: nil), text)
            }
        }
        if name == "self" { return Term(.unknown, .type(type), text) }
        if name.first?.isUppercase == true { return Term(.unknown, .type(index.key(name, in: type)), text) }
        switch (type, name) {
        case ("UIColor", _), ("CGRect", _), ("CGAffineTransform", _), ("CGPoint", _), ("CGSize", _),
            ("UITransitionContextViewKey", _),
            ("UITransitionContextViewControllerKey", _), ("UINavigationControllerOperation", _),
            ("UIModalPresentationStyle", _):
            return implicitMember(name, type: type, text: text)
        case ("DispatchQueue", "main"), ("OperationQueue", "main"): return .unknown(text, type: type)
        case ("CATransform3DIdentity", _): return .attribute(.identity, text)
        default: break
        }
        if case .symbol = shape(named: type) { return implicitMember(name, type: type, text: text) }
        return .unknown(text, type: nil, isOptional: false)
    }

    /// A `static let` of a type that was read: what it was set to. A shared object is not followed.
    func staticMember(_ name: String, of type: String, text: String) -> Term? {
        guard let property = index.type(named: type)?.property(name), property.isStatic else { return nil }
        if let getter = property.getter, enter(Syntax(getter).id) {
            return computed(property, receiver: BoundSelf(object: nil, type: type))
        }
        guard property.isLet, let value = property.initializer, !value.is(FunctionCallExprSyntax.self)
            || isPlainValue(property), enter(Syntax(value).id, most: 1)
        else {
            let declared = property.type.map { index.key(of: $0, in: type) } ?? property.initializer?.madeType
            return .unknown(text, type: declared, isOptional: property.type?.isOptional ?? false)
        }
        return inFile(property.file, receiver: nil) {
            frame.stack.append(Syntax(value).id)
            return evaluate(value, expecting: property.type)
        }
    }

    /// Whether a constant is made anew as well as read: a transform, or a struct of the code's own.
    private func isPlainValue(_ property: PropertyMember) -> Bool {
        guard let type = property.initializer?.madeType else { return false }
        if case .geometry = shape(named: type) { return true }
        return index.type(named: type)?.kind == .struct && !index.isAnimator(type)
    }

    /// Whether another activation of this code may be inlined here.
    func enter(_ id: SyntaxIdentifier, most: Int = 2) -> Bool {
        frame.stack.count < Self.depthLimit && frame.stack.count(where: { $0 == id }) < most && !builder.isFull
    }
}
