import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func assignment(_ node: InfixOperatorExprSyntax) -> Term {
        let target = node.leftOperand
        if target.is(DiscardAssignmentExprSyntax.self) {
            _ = evaluate(node.rightOperand)
            return .void
        }
        let value = evaluate(node.rightOperand, matching: .unknown("", type: typeWanted(by: target)))
        assign(value, to: target, at: node)
        return .void
    }

    /// The enum or other type that an assignment's target has, for `.implicit` members.
    private func typeWanted(by target: ExprSyntax) -> String? {
        let name =
            target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return nil }
        if let type = Self.typesOfAttributes[name] { return type }
        if let type = frame.receiver?.type, let (property, _) = index.property(name, in: type) {
            return property.type?.simpleName
        }
        return nil
    }

    private static let typesOfAttributes = [
        "backgroundColor": "UIColor", "transform": "CGAffineTransform", "frame": "CGRect", "bounds": "CGRect",
        "center": "CGPoint",
    ]

    func compoundAssignment(_ node: InfixOperatorExprSyntax) -> Term {
        let right = evaluate(node.rightOperand)
        if node.operatorName == "+=", append(right, to: node.leftOperand, at: node) { return .void }
        let left = evaluate(node.leftOperand)
        if count(node, left, by: right) { return .void }
        var value = Term.unknown(shortText(of: node))
        if case .geometry = left.shape { value = .attribute(.other, shortText(of: node)) }
        assign(value, to: node.leftOperand, at: node)
        return .void
    }

    /// An enum of no more cases is followed by its cases, where its value is not known.
    private static let fewCases = 4

    /// The furthest from zero that a counter is followed.
    private static let counterLimit = 12.0

    /// `left -= 1`: a counter of animations under way has few values, and what it reaches decides who completes. False for
    /// anything else.
    private func count(_ node: InfixOperatorExprSyntax, _ left: Term, by right: Term) -> Bool {
        guard let name = node.operatorName, name == "+=" || name == "-=", case .number(let step)? = right.constant,
            step == step.rounded(), case .number = left.shape, case .slot(let slot) = left.operand
        else { return false }
        counters.insert(slot)
        if isInLoop { countsSamples.insert(slot) }
        dispatch(on: left.operand, at: location(node)) { value in
            guard case .number(let now) = value else { return }
            let next = name == "+=" ? now + step : now - step
            let term =
                abs(next) <= Self.counterLimit
                ? Term(.constant(.number(next)), .number, self.shortText(of: node)) : .unknown(self.shortText(of: node))
            self.assign(term, to: node.leftOperand, at: node)
        }
        return true
    }

    func assign(_ value: Term, to target: ExprSyntax, at node: some SyntaxProtocol) {
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return assign(value, toName: name, at: node)
        }
        if let chain = target.as(OptionalChainingExprSyntax.self) {
            return assign(value, to: chain.expression, at: node)
        }
        if let forced = target.as(ForceUnwrapExprSyntax.self) { return assign(value, to: forced.expression, at: node) }
        if let tuple = target.as(TupleExprSyntax.self) {
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return assign(value, to: only.expression, at: node)
            }
            for (position, element) in tuple.elements.enumerated() {
                var part = Term.unknown(element.shortText)
                if case .tuple(let parts) = value.shape, position < parts.count { part = parts[position].term }
                assign(part, to: element.expression, at: node)
            }
            return
        }
        if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
            return assign(value, toMember: member.declName.baseName.text, of: base, at: node)
        }
        if let subscripted = target.as(SubscriptCallExprSyntax.self) {
            if let path = subscripted.keyPath {
                return assign(value, to: evaluate(subscripted.calledExpression), at: evaluate(path), node)
            }
            _ = evaluate(subscripted.calledExpression)
            for argument in subscripted.arguments { _ = evaluate(argument.expression) }
            hand(value, at: node)
            changes += 1
            return
        }
        opaque(node, handed: [value], mayComplete: false, mayTouchViews: false)
    }

    private func assign(_ value: Term, toName name: String, at node: some SyntaxProtocol) {
        if let (binding, _) = frame.scope.lookUp(name) { return assign(value, to: binding, name: name, at: node) }
        if let own = frame.contextSelf { return assign(value, toMember: name, of: own, at: node) }
        if let object = frame.receiver?.object, let instance = instances[object] {
            return assign(value, to: name, of: instance, at: node)
        }
        if let receiver = frame.receiver, index.isViewController(receiver.type) { return }
    }

    /// Writes a variable, whatever holds it.
    func assign(_ value: Term, to binding: Binding, name: String, at node: some SyntaxProtocol) {
        nameView(value, name)
        switch binding.storage {
        case .slot(let slot, let term) where term.isGesture:
            builder.assign(slot, presence(of: value), at: location(node))
        case .slot(let slot, var term):
            guard let operand = runtimeOperand(of: value) else { return }
            let isUnknown = operand == .unknown
            note(carriedCases(of: value), in: binding, at: node)
            if term.read != nil {
                term.read = nil
                binding.storage = .slot(slot, term)
            }
            if isUnknown, case .symbol(let type?) = term.shape, !builder.isAssigned(slot),
                cases(of: type).count > Self.fewCases
                    || value.carried != nil && DirectionWords.choice(among: cases(of: type)) == nil
            {
                // Each comparison of it is a choice of its own then; so many values would be too many states.
                binding.storage = .unknown(type: type, isOptional: term.isOptional)
                binding.carried = value.carried
                return noteAssignment(to: binding, at: location(node))
            }
            builder.assign(slot, isUnknown ? unknownValue(for: slot, term) : operand, at: location(node))
            if case .unknown = term.shape, !isUnknown {
                term.shape = value.shape.forgettingConstant
                binding.storage = .slot(slot, term)
            }
        case .unknown(let type, let isOptional):
            // The first value of a kind that can be followed gives the name a slot; names are read in the order of the text.
            if value.shape.fitsSlot || value.isWholeNumber,
                value.operand != .unknown || runtimeOperand(of: value) != nil, binding.assignments.isEmpty,
                let kept = stored(value, name: name, at: location(node))
            {
                var term = kept.term
                term.isOptional = isOptional || term.isOptional
                if case .none = value.shape { term.shape = type.map { shape(named: $0) } ?? .none }
                binding.storage = .slot(kept.slot, term)
                return
            }
            if case .continuation = value.shape, binding.assignments.isEmpty {
                binding.storage = .alias(value)
                return
            }
            forgetCarried(of: binding, unless: value.carried)
            noteAssignment(to: binding, at: location(node))
        case .computed: break
        case .alias(let array) where array.places != nil:
            if set(array, to: value, in: binding, at: node) { return }
            binding.storage = .unknown(type: array.elementType.map { "[\($0)]" }, isOptional: false)
            noteAssignment(to: binding, at: location(node))
        case .alias:
            binding.storage = .alias(value)
        }
    }

    /// Whether there is a recogniser, as a slot holds it.
    private func presence(of value: Term) -> Operand {
        if case .none = value.shape { return .nil }
        return value.isHeldInSlot ? value.operand : .true
    }

    /// What to put into a slot that is given a value nobody knows: where there are candidates, any of them.
    private func unknownValue(for slot: SlotID, _ term: Term) -> Operand {
        let known = builder.program.slots[slot].candidates
        if !known.isEmpty { return .undecided }
        switch term.shape {
        case .boolean: return undecided(among: [.boolean(true), .boolean(false)], in: slot)
        case .symbol(let type?) where cases(of: type).count <= Self.fewCases:
            return undecided(among: cases(of: type).map(Value.symbol), in: slot)
        default: return .unknown
        }
    }

    private func undecided(among candidates: [Value], in slot: SlotID) -> Operand {
        guard !candidates.isEmpty else { return .unknown }
        builder.change(slot) { $0.candidates = candidates }
        return .undecided
    }

    /// The cases of an enum, where it was read.
    private func cases(of type: String) -> [String] {
        guard let declaration = index.type(named: type), declaration.kind == .enum else { return [] }
        return declaration.enumCases
    }

    /// Another tab is chosen: a transition is asked for. False for any other property.
    private func chooseTab(_ name: String, at node: some SyntaxProtocol) -> Bool {
        guard name == "selectedIndex" || name == "selectedViewController" else { return false }
        builder.emit(.request(.tab, animated: .true), at: location(node))
        return true
    }

    private func assign(_ value: Term, to name: String, of instance: Instance, at node: some SyntaxProtocol) {
        if index.property(name, in: instance.type) == nil, index.isViewController(instance.type),
            chooseTab(name, at: node)
        {
            return
        }
        if let binding = instance.properties[name] {
            assign(value, to: binding, name: name, at: node)
            observe(name, of: instance)
            return
        }
        if index.isView(instance.type), index.property(name, in: instance.type) == nil,
            let own = ownView(of: BoundSelf(object: instance.object, type: instance.type), at: node)
        {
            return setView(name, of: own, to: value, at: node)
        }
        if let (property, owner) = index.property(name, in: instance.type), let setter = property.setter {
            let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
            _ = run(setter, of: property, receiver: receiver, with: value)
        }
    }

    /// Runs a property's setter; false where it is entered too often.
    private func run(
        _ setter: CodeBlockItemListSyntax, of property: PropertyMember, receiver: BoundSelf?, on own: Term? = nil,
        with value: Term
    ) -> Bool {
        guard enter(Syntax(setter).id) else { return false }
        inFile(property.file, receiver: receiver) {
            frame.contextSelf = own
            frame.stack.append(Syntax(setter).id)
            frame.scope.define("newValue", as: Binding(.alias(value)))
            _ = run(setter, returning: nil, at: Syntax(setter))
        }
        return true
    }

    /// Runs the setter that code in sight adds to one of UIKit's types: `extension UIView { var x: CGFloat { … } }`.
    private func runAddedSetter(of name: String, on base: Term, with value: Term) -> Bool {
        for type in base.shape.extendedTypes where index.type(named: type) != nil {
            guard let (property, _) = index.property(name, in: type), !property.isStatic, let setter = property.setter
            else { continue }
            if run(setter, of: property, receiver: nil, on: base, with: value) { return true }
        }
        return false
    }

    /// Runs a property's `didSet`.
    private func observe(_ name: String, of instance: Instance) {
        guard let (property, owner) = index.property(name, in: instance.type), let observer = property.observer,
            enter(Syntax(observer).id)
        else { return }
        inFile(property.file, receiver: BoundSelf(object: instance.object, type: instance.type, owner: owner)) {
            frame.stack.append(Syntax(observer).id)
            _ = run(observer, returning: nil, at: Syntax(observer))
        }
    }

    // MARK: Members

    private func assign(_ value: Term, toMember name: String, of baseNode: ExprSyntax, at node: some SyntaxProtocol) {
        if baseNode.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
            if let own = frame.contextSelf { return assign(value, toMember: name, of: own, at: node) }
            guard let object = frame.receiver?.object, let instance = instances[object] else { return }
            if frame.receiver?.isWeak == true { return }
            return assign(value, to: name, of: instance, at: node)
        }
        if assignComponent(value, name, of: baseNode, at: node) { return }
        if name == "isActive", value.constant == .boolean(true) { activate(baseNode) }
        assign(value, toMember: name, of: evaluate(baseNode), at: node)
    }

    func assign(_ value: Term, toMember name: String, of base: Term, at node: some SyntaxProtocol) {
        // What is made a root, or one of a container's controllers, is installed.
        if isSegue, name == "rootViewController" || name == "viewControllers" {
            builder.emit(.installDestination, at: location(node))
        }
        if case .controller = base.shape, chooseTab(name, at: node) { return }
        if runAddedSetter(of: name, on: base, with: value) { return }
        switch base.shape {
        case .instance: assign(value, toProperty: name, of: base, at: node)
        case .view: setView(name, of: base, to: value, at: node)
        case .layer: setLayer(name, of: base, to: value, at: node)
        case .propertyAnimator: setAnimator(name, of: base, to: value, at: node)
        case .layerAnimation(let animation):
            if name == "delegate" { animation.delegate = value }
            if name == "duration", case .number(let seconds)? = value.constant { animation.seconds = seconds }
            if name == "repeatCount" || name == "repeatDuration" { animation.isEndless = value.isBoundless }
        case .behavior: setBehavior(name, of: base, to: value, at: node)
        case .unknown("UIDynamicAnimator") where name == "delegate" && setDynamicsDelegate(value, at: node): break
        case .controller where name == "view": break
        // UIKit asks it for what it hands out: that is a story of its own.
        case .controller(let type) where name == "transitioningDelegate" || name == "delegate" && asksForAnimators(type):
            break
        default:
            changes += 1
            hand(value, at: node)
        }
    }

    /// Whether a controller of this type asks its delegate for animators.
    private func asksForAnimators(_ type: String?) -> Bool {
        guard let type else { return false }
        return ["navigationController", "tabBarController"].contains(type)
            || index.isKind(type, of: "UINavigationController") || index.isKind(type, of: "UITabBarController")
    }

    /// Something unknown is given what may complete the transition: a block to call at its end, a delegate to tell.
    func hand(_ value: Term, at node: some SyntaxProtocol) {
        if couldComplete(value) { opaque(node, handed: [value], mayComplete: true, mayTouchViews: true) }
    }

    private func assign(_ value: Term, toProperty name: String, of base: Term, at node: some SyntaxProtocol) {
        if name == "isUserInteractionEnabled" { return }
        guard base.operand != .unknown else { return hand(value, at: node) }
        let unknown = { self.hand(value, at: node) }
        dispatch(on: base.operand, at: location(node), unknown: unknown, mayBeNil: base.isOptional) { target in
            guard case .object(let object) = target, let instance = self.instances[object] else { return }
            self.assign(value, to: name, of: instance, at: node)
        }
    }
}

extension PropertyMember {
    /// The body of its `set`, when it is computed.
    var setter: CodeBlockItemListSyntax? {
        guard case .accessors(let list)? = accessors?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }?.body?.statements
    }
}

extension Term {
    /// Whether it is a number known while compiling that something may be counted from.
    fileprivate var isWholeNumber: Bool {
        if case .number(let number)? = constant { number == number.rounded() } else { false }
    }
}
