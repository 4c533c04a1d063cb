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
    func handled(_ term: Term) -> Term {
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
    func inheritedMember(_ name: String, of receiver: BoundSelf, at node: some SyntaxProtocol) -> Term? {
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
}
