import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: Names

    func reference(_ node: DeclReferenceExprSyntax) -> Term {
        let name = node.baseName.text
        if node.baseName.tokenKind == .keyword(.self) { return selfReference(at: node) }
        return lookUp(name, at: node)
    }

    func selfReference(at node: some SyntaxProtocol) -> Term {
        if let own = frame.contextSelf { return own }
        guard let receiver = frame.receiver else { return .unknown("self") }
        return selfTerm(receiver, at: node)
    }

    func selfTerm(_ receiver: BoundSelf, at node: some SyntaxProtocol) -> Term {
        guard let object = receiver.object else { return .unknown("self", type: receiver.type) }
        guard receiver.isWeak else { return Term(.object(object), .instance(type: receiver.type), "self") }
        return Term(
            .weak(selfSlot(of: object, at: location(node))), .instance(type: receiver.type), "self", isOptional: true)
    }

    /// The slot that holds an object itself, for weak references to it.
    func selfSlot(of object: ObjectID, at location: TransitionModel.SourceLocation) -> SlotID {
        if let known = selfSlots[object] { return known }
        let name = builder.program.objects[object].name
        let slot = builder.slot(Slot(name: name, location: location, initial: .value(.object(object))))
        selfSlots[object] = slot
        return slot
    }

    func lookUp(_ name: String, at node: some SyntaxProtocol) -> Term {
        if let (binding, _) = frame.scope.lookUp(name) { return read(binding, name: name) }
        if let (function, scope) = frame.scope.lookUpFunction(name) {
            return Term(.unknown, .localFunction(function, scope), name)
        }
        if name == "Self", let receiver = frame.receiver { return Term(.unknown, .type(receiver.type), name) }
        // Types are written large and members small: `UIView` in a controller is no view of the controller's.
        if name.first?.isUppercase == true, index.variables[name] == nil { return Term(.unknown, .type(name), name) }
        if let receiver = frame.receiver, let term = member(name, of: receiver, at: node) { return term }
        if let own = frame.contextSelf, let term = ownMember(name, of: own, at: node) { return term }
        if let variable = index.variables[name] { return global(variable) }
        if let functions = index.functions[name], let first = functions.first {
            return Term(.unknown, .function(first, owner: nil, receiver: nil), name)
        }
        if index.type(named: name) != nil { return Term(.unknown, .type(name), name) }
        return .unknown(name)
    }

    /// A member of what `self` is in an extension of one of UIKit's types.
    private func ownMember(_ name: String, of own: Term, at node: some SyntaxProtocol) -> Term? {
        let term = member(name, of: own, at: node)
        return term.isUnknown ? nil : term
    }

    func read(_ binding: Binding, name: String) -> Term {
        switch binding.storage {
        case .alias(let term): return term
        case .slot(_, let term): return term
        case .computed(let body, let type, let scope): return computedLocal(body, type, scope, name: name)
        case .unknown(let type, let isOptional):
            var term = Term.unknown(binding.elementName ?? name, type: type, isOptional: isOptional)
            if let type { term.shape = unknownShape(named: type) }
            term.carried = binding.carried
            binding.isCarriedAsked = binding.isCarriedAsked || binding.carried != nil
            return term
        }
    }

    private func computedLocal(_ body: CodeBlockItemListSyntax, _ type: TypeSyntax?, _ scope: Scope, name: String)
        -> Term
    {
        guard enter(Syntax(body).id) else { return .unknown(name, type: type?.simpleName) }
        let saved = frame
        defer { frame = saved }
        frame.scope = Scope(parent: scope, activation: newActivation())
        frame.stack.append(Syntax(body).id)
        return run(body, returning: type, at: Syntax(body))
    }

    /// The shape of an unknown value of a named type: numbers and rectangles keep theirs.
    private func unknownShape(named type: String) -> Shape {
        switch shape(named: type) {
        case .number: .number
        case .controller(let type): .controller(type: type)
        default: .unknown(type: type)
        }
    }

    private func global(_ variable: PropertyMember) -> Term {
        if variable.isLet, let value = variable.initializer {
            return inFile(variable.file, receiver: nil) { evaluate(value, expecting: variable.type) }
        }
        return .unknown(variable.name, type: variable.type?.simpleName, isOptional: variable.type?.isOptional ?? false)
    }

    /// Compiles something written elsewhere, with none of the names here.
    func inFile<Result>(_ file: ParsedFile, receiver: BoundSelf?, _ body: () -> Result) -> Result {
        let saved = frame
        frame.scope = Scope(parent: nil, activation: newActivation())
        frame.file = file
        frame.receiver = receiver
        frame.contextSelf = nil
        defer { frame = saved }
        return body()
    }

    // MARK: Members of self and of objects

    /// `self.name`, whether written so or bare.
    func member(_ name: String, of receiver: BoundSelf, at node: some SyntaxProtocol) -> Term? {
        if let object = receiver.object, let instance = instances[object], let binding = instance.properties[name] {
            if binding.made != nil { makeLazily(binding, of: receiver.strengthened(), at: node) }
            var term = read(binding, name: name)
            if binding.isWeak { term = weakly(term) }
            if case .symbol = term.shape { term.read = PropertyRead(name: name, base: .object(object)) }
            return handled(term)
        }
        if let (property, owner) = index.property(name, in: receiver.type) {
            if property.isComputed { return computed(property, receiver: receiver.read(as: owner)) }
            if property.isStatic { return nil }
            if receiver.object == nil, let type = property.type {
                return .unknown(name, type: index.key(of: type, in: owner), isOptional: type.isOptional)
            }
        }
        let inherited = inheritedMember(name, of: receiver, at: node)
        // A delegate's methods are called after who asks: in a controller that is the delegate of its own
        // `navigationController`, the bare name is the property.
        if inherited?.isUnknown ?? true, let (function, owner) = index.method(name, in: receiver.type) {
            return Term(.unknown, .function(function, owner: owner, receiver: receiver), name)
        }
        return inherited
    }

    /// A recogniser that a property holds, in the action of one that is handed none: the state is that of the action.
    private func handled(_ term: Term) -> Term {
        guard let state = handledState else { return term }
        var term = term
        switch term.shape {
        case .unknown(let type?) where UIKitTypes.isGestureRecognizer(type):
            term.shape = .gesture(state: state, type: type)
        case .gesture(nil, let type): term.shape = .gesture(state: state, type: type)
        default: break
        }
        return term
    }

    private func weakly(_ term: Term) -> Term {
        guard case .slot(let slot) = term.operand, case .instance = term.shape else { return term }
        return Term(.weak(slot), term.shape, term.text, isOptional: true)
    }

    func computed(_ property: PropertyMember, receiver: BoundSelf) -> Term {
        guard let getter = property.getter else { return .unknown(property.name) }
        guard enter(Syntax(getter).id) else { return .unknown(property.name, type: property.type?.simpleName) }
        return inFile(property.file, receiver: receiver) {
            frame.stack.append(Syntax(getter).id)
            var term = run(getter, returning: property.type, at: Syntax(getter))
            if term.isUnknownValue { term.text = property.name }
            return term
        }
    }

    /// Members that UIKit's classes give to self: a controller's view, a segue's ends, a presentation's views.
    private func inheritedMember(_ name: String, of receiver: BoundSelf, at node: some SyntaxProtocol) -> Term? {
        if index.isViewController(receiver.type), let object = receiver.object {
            return controllerMember(
                name, of: Term(ownViews[object] ?? .unknown, .controller(type: receiver.type), "self"), at: node)
        }
        if index.isKind(receiver.type, of: "UIStoryboardSegue") { return segueMember(name) }
        if index.isKind(receiver.type, of: "UIPresentationController") { return presentationMember(name) }
        if index.isView(receiver.type), let own = ownView(of: receiver, at: node) {
            return viewMember(name, of: own, at: node)
        }
        return nil
    }

    private func segueMember(_ name: String) -> Term? {
        switch name {
        case "source": Term(.view(ViewDeclaration.base), .controller(type: nil), name)
        case "destination": Term(.view(ViewDeclaration.overlay), .controller(type: nil), name)
        default: nil
        }
    }

    private func presentationMember(_ name: String) -> Term? {
        switch name {
        case "containerView": Term(.fact(.containerView), .view, name, isOptional: true)
        case "presentingViewController": Term(.view(ViewDeclaration.base), .controller(type: nil), name)
        case "presentedViewController": Term(.view(ViewDeclaration.overlay), .controller(type: nil), name)
        case "presentedView": Term(.view(ViewDeclaration.overlay), .view, name, isOptional: false)
        case "frameOfPresentedViewInContainerView": Term.attribute(.final, name)
        default: nil
        }
    }

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
