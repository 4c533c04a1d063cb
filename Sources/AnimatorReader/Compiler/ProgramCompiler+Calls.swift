import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func call(_ node: FunctionCallExprSyntax, expecting: TypeSyntax?) -> Term {
        let callee = node.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self) {
            return memberCall(node, member, expecting: expecting)
        }
        if let name = callee.as(DeclReferenceExprSyntax.self) {
            return namedCall(node, name.baseName.text)
        }
        if let array = callee.as(ArrayExprSyntax.self) {
            var term = Term(.unknown, .array([]), shortText(of: node))
            term.elementType = array.elements.first?.expression.trimmedDescription
            return term
        }
        let function = evaluate(callee)
        return callValue(function, arguments(of: node), at: node)
    }

    // MARK: name(…)

    /// What ends the app on purpose.
    static let traps: Set<String> = ["fatalError", "preconditionFailure"]

    private func namedCall(_ node: FunctionCallExprSyntax, _ name: String) -> Term {
        if Self.traps.contains(name) {
            builder.emit(.trap(name), at: location(node))
            return .void
        }
        if let (binding, _) = frame.scope.lookUp(name) {
            return callValue(read(binding, name: name), arguments(of: node), at: node)
        }
        if let (function, scope) = frame.scope.lookUpFunction(name) {
            return callLocal(function, scope, arguments(of: node), at: node)
        }
        if let receiver = frame.receiver {
            if let term = callMethod(name, of: receiver, node) { return term }
            if let binding = receiver.object.flatMap({ instances[$0] })?.properties[name] {
                return callValue(read(binding, name: name), arguments(of: node), at: node)
            }
            if let term = inheritedCall(name, of: receiver, arguments(of: node), at: node) { return term }
        }
        if name == "zip", let pairs = zipped(node) { return pairs }
        if let candidates = index.functions[name] {
            let arguments = arguments(of: node)
            if let member = index.best(candidates, labels: arguments.labels, trailing: arguments.trailingCount),
                member.hasBody
            {
                return inline(member, owner: nil, receiver: nil, arguments, at: node)
            }
        }
        if let made = madeByFunction(name, node) { return made }
        if name.first?.isUppercase == true {
            return make(index.key(name, in: frame.receiver?.owner), arguments(of: node), at: node)
        }
        if let own = frame.contextSelf { return builtinCall(name, on: own, node) }
        if let receiver = frame.receiver {
            return inheritedUnknownCall(name, of: receiver, arguments(of: node), at: node)
        }
        return unknownCall(name, arguments(of: node), at: node)
    }

    /// A call of a method that was read, on an object that is known; `nil` when there is no such method.
    func callMethod(_ name: String, of receiver: BoundSelf, _ node: FunctionCallExprSyntax) -> Term? {
        guard index.method(name, in: receiver.type) != nil else { return nil }
        guard
            let (member, owner) = index.method(
                name, labels: node.labels, trailing: node.trailingCount, in: receiver.type)
        else { return nil }
        let arguments = arguments(of: node, parameters: member.parameters)
        return inline(member, owner: owner, receiver: receiver, arguments, at: node)
    }

    // MARK: base.name(…)

    private func memberCall(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, expecting: TypeSyntax?
    ) -> Term {
        let name = member.declName.baseName.text
        guard let baseNode = member.base else {
            // `.init(…)` and static makers of the expected type.
            let type = expecting?.simpleName ?? index.order.first { $0.payloads[name] != nil }?.name ?? ""
            if name == "init" { return make(type, arguments(of: node), at: node) }
            return typeCall(name, of: type, node)
        }
        if baseNode.is(SuperExprSyntax.self) { return superCall(name, node) }
        let optional = evaluate(baseNode)
        if let term = optionalMap(name, over: optional, node) { return term }
        let base = implicitlyUnwrapped(optional, baseNode)
        if name == "init", baseNode.trimmedDescription == "self", let term = delegatingInit(node) { return term }
        switch base.shape {
        case .instance(let type): return instanceCall(name, on: base, type: type, node)
        case .type(let type): return typeCall(name, of: type, node)
        default: return guarded(base, at: node) { self.builtinCall(name, on: base, node) }
        }
    }

    /// Runs a call on a base that may be `nil` only where it is not.
    private func guarded(_ base: Term, at node: FunctionCallExprSyntax, _ body: () -> Term) -> Term {
        let isChained =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(OptionalChainingExprSyntax.self) ?? false
        guard isChained, base.isOptional, needsGuard(base) else { return body() }
        switch nilness(of: base, at: Syntax(node)) {
        case .never: return body()
        case .always: return .nil(shortText(of: node))
        case .asked(let condition):
            let whenNil = builder.label()
            let whenSome = builder.label()
            let merge = Merge(end: builder.label(), name: shortText(of: node))
            builder.emit(.branch(condition, then: whenNil, otherwise: whenSome), at: location(node))
            builder.place(whenSome)
            let term = body()
            if case .void = term.shape {
                builder.jump(to: merge.end, at: location(node))
                builder.place(whenNil)
                builder.jump(to: merge.end, at: location(node))
                builder.place(merge.end)
                return .void
            }
            add(term, to: merge, at: node)
            builder.place(whenNil)
            add(.nil(shortText(of: node)), to: merge, at: node)
            builder.place(merge.end)
            return merge.term
        }
    }

    /// Whether a call on `nil` would differ from one that does nothing: views' own calls take `nil` for nothing.
    private func needsGuard(_ base: Term) -> Bool {
        switch base.shape {
        case .context, .coordinator, .closure: base.operand != .unknown
        case .unknown(let type?): base.operand == .unknown && index.type(named: type)?.kind != nil
        default: false
        }
    }

    private func superCall(_ name: String, _ node: FunctionCallExprSyntax) -> Term {
        guard let receiver = frame.receiver else { return .unknown(shortText(of: node)) }
        let ancestors = index.ancestry(of: receiver.owner).dropFirst()
        let arguments = arguments(of: node)
        if name == "init" {
            initialize(receiver, from: Array(ancestors), arguments, at: node)
            return .void
        }
        for owner in ancestors {
            let candidates = (index.type(named: owner)?.functions ?? []).filter {
                $0.name == name && $0.hasBody
            }
            if let member = index.best(candidates, labels: arguments.labels, trailing: arguments.trailingCount) {
                return inline(member, owner: owner, receiver: receiver, arguments, at: node)
            }
        }
        if ancestors.contains(where: { index.isFromElsewhere($0) }),
            arguments.terms.contains(where: { couldComplete($0) })
        {
            return unknownCall("super.\(name)", arguments, at: node)
        }
        return inheritedCall(name, of: receiver, arguments, at: node, isSuper: true) ?? .void
    }

    /// `self.init(…)` in a convenience initialiser.
    private func delegatingInit(_ node: FunctionCallExprSyntax) -> Term? {
        guard let receiver = frame.receiver, receiver.object != nil else { return nil }
        initialize(receiver, from: index.ancestry(of: receiver.type), arguments(of: node), at: node)
        return .void
    }

    private func instanceCall(_ name: String, on base: Term, type: String, _ node: FunctionCallExprSyntax) -> Term {
        if case .object(let object)? = base.constant {
            return call(name, on: BoundSelf(object: object, type: instances[object]?.type ?? type), node)
        }
        if base.operand == .unknown { return callOnUnknown(name, type: type, base: base, node) }
        if let term = objectCall(name, on: base, type: type, node) { return term }
        let candidates = index.subtypes(of: type).map(\.name) + [type]
        let returned =
            candidates.lazy.compactMap { self.index.method(name, in: $0)?.member.returnType }.first
            ?? measure(name, of: type)
        let result = returned.map { _ in temporary(shortText(of: node), at: location(node)) }
        if let result { builder.assign(result, .nil, at: location(node)) }
        func keep(_ term: Term) {
            guard let result, let operand = self.runtimeOperand(of: term) else { return }
            self.builder.assign(result, operand, at: self.location(node))
        }
        dispatch(
            on: base.operand, at: location(node),
            unknown: { keep(self.callOnUnknown(name, type: type, base: base, node)) }, mayBeNil: base.isOptional
        ) { value in
            guard case .object(let object) = value, let known = self.instances[object] else { return }
            keep(self.call(name, on: BoundSelf(object: object, type: known.type), node))
        }
        guard let result, let returned else { return .void }
        let shape = shape(of: returned)
        guard shape.fitsSlot else {
            return .unknown(shortText(of: node), type: returned.simpleName, isOptional: returned.isOptional)
        }
        return Term(.slot(result), shape, shortText(of: node), isOptional: returned.isOptional || base.isOptional)
    }

    private func call(_ name: String, on receiver: BoundSelf, _ node: FunctionCallExprSyntax) -> Term {
        if let term = callMethod(name, of: receiver, node) { return term }
        if let binding = receiver.object.flatMap({ instances[$0] })?.properties[name] {
            return callValue(read(binding, name: name), arguments(of: node), at: node)
        }
        let arguments = arguments(of: node)
        return inheritedCall(name, of: receiver, arguments, at: node)
            ?? inheritedUnknownCall(name, of: receiver, arguments, at: node)
    }

    private func typeCall(_ name: String, of type: String, _ node: FunctionCallExprSyntax) -> Term {
        if name == "init" { return make(type, arguments(of: node), at: node) }
        if index.type(named: type) != nil, let term = callMethod(name, of: BoundSelf(object: nil, type: type), node) {
            return term
        }
        let arguments = arguments(of: node)
        if var value = enumValue(name, of: type, shortText(of: node)) {
            value.carries = CarriedCases(name, arguments.terms.map(\.carried))
            keepPayload(of: name, in: type, arguments, at: node)
            return value
        }
        switch type {
        case "UIView":
            if let term = animationCall(name, arguments, at: node) { return term }
        case "UIViewPropertyAnimator":
            return runningPropertyAnimator(arguments, at: node)
        case "CATransaction": return transactionCall(name, arguments, at: node)
        case "DispatchQueue" where name == "global": return .unknown(shortText(of: node), type: type)
        case "Timer": return timer(arguments, at: node)
        case "NSLayoutConstraint" where name == "activate": return constraints(arguments, at: node)
        case "UIAccessibility", "NotificationCenter", "CAMediaTimingFunction", "UIApplication", "Logger",
            "UIImpactFeedbackGenerator":
            return .unknown(shortText(of: node))
        default: break
        }
        if case .geometry = shape(named: type) { return .attribute(.other, shortText(of: node)) }
        if name.first?.isUppercase == true { return make(index.key(name, in: type), arguments, at: node) }
        return unknownCall("\(type).\(name)", arguments, at: node)
    }

    // MARK: Calling values

    func callValue(_ function: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        switch function.shape {
        case .closure(let closure?): return call(closure, arguments, at: node)
        case .localFunction(let declaration, let scope): return callLocal(declaration, scope, arguments, at: node)
        case .function(let member, let owner, let receiver):
            return inline(member, owner: owner, receiver: receiver, arguments, at: node)
        case .boundMethod(let name, let base): return call(name, on: base, arguments, at: node)
        case .type(let name): return make(name, arguments, at: node)
        case .closure(nil) where function.operand != .unknown: return callHeld(function, arguments, at: node)
        default:
            // What a variable is called says nothing of what it does.
            let isVariable = frame.scope.lookUp(function.text) != nil
            return unknownCall(isVariable ? "" : function.text, arguments, at: node)
        }
    }

    /// A call of whichever closure a slot holds; what it gives back is kept where its type says that it can be.
    private func callHeld(_ function: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let shape = function.resultType.map { self.shape(of: $0) }
        let result = shape?.fitsSlot == true ? temporary(node.shortText, at: location(node)) : nil
        func keep(_ term: Term) {
            guard let result else { return }
            var operand = self.runtimeOperand(of: term) ?? .unknown
            if operand == .unknown, case .boolean? = shape {
                operand = .slot(self.choice(self.shortText(of: node), about: Syntax(node)))
            }
            self.builder.assign(result, operand, at: self.location(node))
        }
        if let result { builder.assign(result, .nil, at: location(node)) }
        dispatch(
            on: function.operand, at: location(node),
            unknown: { keep(self.unknownCall(function.text, arguments, at: node)) }, mayBeNil: function.isOptional
        ) { value in
            guard case .closure(let id) = value else { return }
            keep(self.call(callable: id, arguments, at: node))
        }
        guard let result, let shape, let type = function.resultType else { return .unknown(shortText(of: node)) }
        return Term(
            .slot(result), shape.forgettingConstant, shortText(of: node),
            isOptional: type.isOptional || function.isOptional)
    }

    func call(callable id: Int, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        switch callables[id] {
        case .closure(let closure): return call(closure, arguments, at: node)
        case .function(let member, let owner, let receiver):
            return inline(member, owner: owner, receiver: receiver, arguments, at: node)
        case .localFunction(let declaration, let scope, let file, let receiver):
            let saved = frame
            frame.file = file
            frame.receiver = receiver
            if receiver != nil { frame.contextSelf = nil }
            defer { frame = saved }
            return callLocal(declaration, scope, arguments, at: node)
        case .boundMethod(let name, let base): return call(name, on: base, arguments, at: node)
        }
    }

    private func call(_ name: String, on base: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        switch base.shape {
        case .context: contextCall(name, on: base, arguments, at: node) ?? .void
        case .view: viewCall(name, on: base, arguments, at: node) ?? .void
        case .propertyAnimator: animatorCall(name, on: base, arguments, at: node) ?? .void
        case .continuation(let it): resume(it, name, arguments, at: node) ?? .void
        case .controller: controllerCall(name, on: base, arguments, at: node) ?? .void
        default: unknownCall(name, arguments, at: node)
        }
    }
}
