import SwiftSyntax
import TransitionModel

/// One of the program's objects: its type and where its properties are.
final class Instance {
    let object: ObjectID
    let type: String
    var properties: [String: Binding] = [:]

    init(object: ObjectID, type: String) {
        self.object = object
        self.type = type
    }
}

extension ProgramCompiler {
    /// `Type(…)`.
    func make(_ type: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        if let declaration = index.type(named: type), declaration.kind == .class || declaration.kind == .struct {
            if index.isView(type) { return created(viewKind(type), of: type, text: shortText(of: node), at: node) }
            if index.isViewController(type) { return newController(type, shortText(of: node)) }
            return makeInstance(of: type, arguments, at: node)
        }
        if index.type(named: type)?.kind == .enum { return .unknown(shortText(of: node), type: type) }
        switch shape(named: type) {
        case .view: return makeView(type, arguments, at: node)
        case .geometry: return makeGeometry(type, arguments, at: node)
        case .propertyAnimator: return makePropertyAnimator(arguments, at: node)
        case .group:
            let group = Term(.object(object(type, kind: .dispatchGroup, at: node)), .group, shortText(of: node))
            builder.emit(.group(group.operand, .create), at: location(node))
            return group
        case .layerAnimation: return Term(.unknown, .layerAnimation(LayerAnimation()), shortText(of: node))
        case .controller: return newController(type, shortText(of: node))
        case .instance(let known) where known == "UIPercentDrivenInteractiveTransition":
            return makeInstance(of: known, arguments, at: node)
        case .instance(let known) where known == "UIPresentationController":
            // UIKit's own does what UIKit does where it is handed none.
            return Term(.constant(.absent), .instance(type: known), shortText(of: node))
        case .timer where type == "DispatchWorkItem": return workItem(arguments, at: node)
        case .timer: return timer(arguments, at: node)
        case .behavior: return makeBehavior(type, at: node)
        case .gesture: return .unknown(shortText(of: node), type: type)
        case .number: return arguments.first ?? .unknown(shortText(of: node))
        case .layer: return Term(.unknown, .layer, shortText(of: node))
        default: break
        }
        if type == "UIColor" { return color(arguments, shortText(of: node)) }
        if type == "Task", let work = arguments.trailing {
            return schedule(.dispatch, "the task", work, seconds: 0, at: node)
        }
        return unknownCall(type, arguments, at: node)
    }

    /// A controller that the code makes: what will be presented.
    private func newController(_ type: String, _ text: String) -> Term {
        Term(.unknown, .controller(type: type), text)
    }

    func object(_ type: String, kind: ObjectDeclaration.Kind, at node: some SyntaxProtocol, isImmortal: Bool = false)
        -> ObjectID
    {
        let number = builder.program.objects.count(where: { $0.type == type })
        let name = number == 0 ? type : "\(type) \(number + 1)"
        return builder.object(
            ObjectDeclaration(name: name, type: type, kind: kind, location: location(node), isImmortal: isImmortal))
    }

    func makeInstance(
        of type: String, _ arguments: Arguments, at node: some SyntaxProtocol, isImmortal: Bool = false
    ) -> Term {
        guard frame.stack.count < Self.depthLimit, instances.count < 200 else {
            opaque(node, handed: arguments.terms, mayComplete: false, mayTouchViews: false)
            return .unknown(shortText(of: node), type: type)
        }
        let instance = newInstance(of: type, at: node, isImmortal: isImmortal)
        initialize(instance, arguments, at: node)
        // One that may return `nil` is taken to give an object: UIKit asks for an animator only with an operation for which
        // the initialiser does not fail.
        return Term(.object(instance.object), .instance(type: type), shortText(of: node))
    }

    /// An object with its properties as their declarations initialise them.
    func newInstance(of type: String, at node: some SyntaxProtocol, isImmortal: Bool = false) -> Instance {
        var kind = ObjectDeclaration.Kind.instance
        if index.isKind(type, of: "UIPercentDrivenInteractiveTransition") {
            kind = .percentDriven(customStart: index.method("startInteractiveTransition", in: type) != nil)
        }
        let instance = Instance(object: object(type, kind: kind, at: node, isImmortal: isImmortal), type: type)
        instances[instance.object] = instance
        for owner in index.ancestry(of: type).reversed() {
            guard let declaration = index.type(named: owner), declaration.kind != .protocol else { continue }
            for property in declaration.properties where !property.isStatic && !property.isComputed {
                defineProperty(property, of: instance, owner: owner)
            }
        }
        if case .percentDriven = kind, index.property("wantsInteractiveStart", in: type) == nil {
            wantInteractiveStart(instance)
        }
        return instance
    }

    /// What a percent-driven object has from UIKit: whether it starts what it drives, which code may forbid.
    private func wantInteractiveStart(_ driver: Instance) {
        let declaration = builder.program.objects[driver.object]
        let name = "wantsInteractiveStart"
        let slot = builder.slot(
            Slot(name: "\(declaration.name).\(name)", location: declaration.location, initial: .value(.boolean(true))))
        builder.assign(slot, .true, at: declaration.location)
        driver.properties[name] = Binding(.slot(slot, Term(.slot(slot), .boolean, name)))
    }

    private func defineProperty(_ property: PropertyMember, of instance: Instance, owner: String) {
        let name = "\(builder.program.objects[instance.object].name).\(property.name)"
        let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
        let isOptional = property.type?.isOptional ?? false
        guard let value = property.initializer else {
            let binding = uninitialized(property, name: name)
            binding.isWeak = property.isWeak
            instance.properties[property.name] = binding
            keep(binding, in: instance)
            return
        }
        if isInstalled(property, in: instance) {
            let view = outside(name, within: nil, name: name, at: property.location)
            instance.properties[property.name] = Binding(.alias(Term(.view(view), .view, property.name)))
            return
        }
        if let binding = lazyAnimator(property, name: name) {
            instance.properties[property.name] = binding
            return keep(binding, in: instance)
        }
        let term = inFile(property.file, receiver: receiver) { evaluate(value, expecting: property.type) }
        nameView(term, property.name)
        let binding: Binding
        if property.isLet, term.isStable, !term.isUnknownValue {
            binding = Binding(.alias(term))
        } else if !term.isUnknownValue, let operand = runtimeOperand(of: term) {
            var shape = term.shape.forgettingConstant
            if let type = property.type { shape = self.shape(of: type).fitsSlot ? self.shape(of: type) : shape }
            let slot = builder.slot(Slot(name: name, location: property.location, initial: .value(.absent)))
            builder.assign(slot, operand, at: property.location)
            binding = Binding(
                .slot(slot, Term(.slot(slot), shape, property.name, isOptional: isOptional || term.isOptional)))
        } else if case .array = term.shape, property.isLet {
            binding = Binding(.alias(term))
        } else if let array = placed(property, term) {
            binding = Binding(.alias(array))
        } else if case .layerAnimation = term.shape {
            binding = Binding(.alias(term))
        } else {
            binding = Binding(.unknown(type: property.type?.simpleName ?? term.typeName, isOptional: isOptional))
        }
        binding.isWeak = property.isWeak
        (binding.carries, binding.isAsDeclared) = (carriedCases(of: term), true)
        instance.properties[property.name] = binding
        keep(binding, in: instance)
    }

    /// Whether a controller's property holds a view that its own code puts into its view, transitions or not.
    private func isInstalled(_ property: PropertyMember, in instance: Instance) -> Bool {
        guard index.isViewController(instance.type),
            let type = property.typeName, index.isView(type)
        else { return false }
        let installed = installedViews[instance.type] ?? index.installedViews(of: instance.type)
        installedViews[instance.type] = installed
        return installed.contains(property.name)
    }

    /// A lazy property animator: the transition in which it is made decides what it moves. Other lazy properties are as
    /// good as made with their object.
    private func lazyAnimator(_ property: PropertyMember, name: String) -> Binding? {
        guard property.isLazy, let type = property.typeName,
            case .propertyAnimator = shape(named: type)
        else { return nil }
        let slot = builder.slot(Slot(name: name, location: property.location, initial: .value(.absent)))
        builder.assign(slot, .nil, at: property.location)
        let binding = Binding(.slot(slot, Term(.slot(slot), .propertyAnimator, property.name)))
        binding.made = property
        return binding
    }

    /// Makes what a lazy property holds, where nothing has read it before.
    func makeLazily(_ binding: Binding, of receiver: BoundSelf, at node: some SyntaxProtocol) {
        guard let property = binding.made, let value = property.initializer, case .slot(let slot, _) = binding.storage,
            enter(Syntax(value).id)
        else { return }
        either(.isNil(.slot(slot)), at: node) {
            let term = inFile(property.file, receiver: receiver) {
                frame.stack.append(Syntax(value).id)
                return evaluate(value, expecting: property.type)
            }
            if let operand = runtimeOperand(of: term) { builder.assign(slot, operand, at: property.location) }
        } otherwise: {
        }
    }

    /// A property that an initialiser or somebody outside sets.
    private func uninitialized(_ property: PropertyMember, name: String) -> Binding {
        guard let type = property.type else { return Binding(.unknown(type: nil, isOptional: false)) }
        if let array = placed(property, nil) { return Binding(.alias(array)) }
        let shape = shape(of: type)
        if case .gesture = shape, type.isOptional {
            // Whether there is one is followed: it is kept there while it drives.
            let slot = builder.slot(Slot(name: name, location: property.location, initial: .value(.absent)))
            builder.assign(slot, .nil, at: property.location)
            return Binding(.slot(slot, Term(.slot(slot), shape, property.name, isOptional: true)))
        }
        guard shape.fitsSlot || property.isLet && shape.isNumber else {
            return Binding(.unknown(type: type.simpleName, isOptional: type.isOptional))
        }
        let slot = builder.slot(Slot(name: name, location: property.location, initial: .value(.absent)))
        builder.assign(slot, type.isOptional ? .nil : .unknown, at: property.location)
        var term = Term(.slot(slot), shape, property.name, isOptional: type.isOptional)
        term.resultType = type.function?.returnClause.type
        return Binding(.slot(slot, term))
    }

    /// Enters a strong property among what its object keeps alive.
    private func keep(_ binding: Binding, in instance: Instance) {
        guard !binding.isWeak else { return }
        switch binding.storage {
        case .slot(let slot, let term):
            switch term.shape {
            case .instance, .closure, .propertyAnimator, .context:
                builder.change(object: instance.object) { $0.strongProperties.append(slot) }
            default: break
            }
        case .alias(let term):
            if case .object(let object)? = term.constant {
                let slot = selfSlot(of: object, at: builder.program.objects[object].location)
                builder.change(object: instance.object) { $0.strongProperties.append(slot) }
            }
        case .unknown, .computed: break
        }
    }

    // MARK: Initialisers

    private func initializer(of type: String, for arguments: Arguments) -> (InitializerMember, owner: String)? {
        for owner in index.ancestry(of: type) {
            let all = index.type(named: owner)?.initializers ?? []
            let fitting = fitting(all, arguments)
            if let found = fitting { return (found, owner) }
            if !all.isEmpty, owner == type, !arguments.all.isEmpty { return all.first.map { ($0, owner) } }
        }
        return nil
    }

    /// The initialiser that a call means: of those that fit, the one that needs the fewest defaults.
    private func fitting(_ all: [InitializerMember], _ arguments: Arguments) -> InitializerMember? {
        all.filter { index.accepts($0.parameters, labels: arguments.labels, trailing: arguments.trailingCount) }
            .min { $0.parameters.count < $1.parameters.count }
    }

    /// Runs the initialiser that fits the arguments, or gives a struct its members.
    func initialize(_ instance: Instance, _ arguments: Arguments, at node: some SyntaxProtocol) {
        guard let (member, owner) = initializer(of: instance.type, for: arguments) else {
            return setMemberwise(instance, arguments, at: node)
        }
        runInitializer(member, owner: owner, of: instance, arguments, at: node)
    }

    /// Runs the initialiser that one of these types has for the arguments, on an object that is there already.
    func initialize(_ receiver: BoundSelf, from owners: [String], _ arguments: Arguments, at node: some SyntaxProtocol)
    {
        guard let object = receiver.object, let instance = instances[object] else { return }
        for owner in owners {
            let all = index.type(named: owner)?.initializers ?? []
            let fitting = fitting(all, arguments)
            guard let member = fitting else { continue }
            runInitializer(member, owner: owner, of: instance, arguments, at: node)
            return
        }
    }

    func runInitializer(
        _ member: InitializerMember, owner: String, of instance: Instance, _ arguments: Arguments,
        at node: some SyntaxProtocol
    ) {
        guard let body = member.body, enter(member.id) else { return }
        let saved = frame
        defer { frame = saved }
        let pairs = pair(member.parameters, with: arguments)
        let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
        frame.scope = Scope(parent: nil, activation: newActivation())
        bind(pairs, in: frame.scope, file: member.file, receiver: receiver)
        frame.file = member.file
        frame.receiver = receiver
        frame.contextSelf = nil
        frame.stack.append(member.id)
        _ = run(body.statements, returning: nil, at: Syntax(body))
    }

    private func setMemberwise(_ instance: Instance, _ arguments: Arguments, at node: some SyntaxProtocol) {
        guard index.type(named: instance.type)?.kind == .struct else { return }
        for argument in arguments.all {
            guard let label = argument.label, let binding = instance.properties[label] else { continue }
            assign(argument.term, to: binding, name: label, at: node)
        }
    }

    // MARK: Views, colours, geometry

    private func viewKind(_ type: String) -> ViewDeclaration.CreatedKind {
        index.isKind(type, of: "UIVisualEffectView") ? .backdrop : .plain
    }

    private func makeView(_ type: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let term = created(viewKind(type), of: type, text: shortText(of: node), at: node)
        if let frame = arguments["frame"], case .geometry = frame.shape, frame.operand != .unknown {
            builder.emit(.set(.frame, of: term.operand, to: frame.operand), at: location(node))
        }
        return term
    }

    private func color(_ arguments: Arguments, _ text: String) -> Term {
        if case .number(let alpha)? = arguments["alpha"]?.constant {
            return .attribute(alpha <= 0 ? .clear : alpha >= 1 ? .opaque : .translucent, text)
        }
        return .attribute(.unknown, text)
    }
}
