import SwiftSyntax
import TransitionModel

/// Calls on values of which only the type is known.
extension ProgramCompiler {
    /// The most types among which such a value is told apart.
    private static let mostTypes = 12

    /// A method of a type that was read, on a value that is none of the program's objects; `nil` where it has none.
    func unknownValueCall(_ name: String, on base: Term, _ node: FunctionCallExprSyntax) -> Term? {
        guard case .unknown(let type?) = base.shape, base.operand == .unknown, index.type(named: type)?.kind != nil,
            !index.implementations(of: name, labels: node.labels, trailing: node.trailingCount, in: type).isEmpty
        else { return nil }
        return callOnUnknown(name, type: type, base: base, node)
    }

    /// A method of a type that was read, on a value of which nothing more is known: the code that runs is some code in sight,
    /// or, where others may conform to a protocol, some that is not.
    func callOnUnknown(_ name: String, type: String, base: Term, _ node: FunctionCallExprSyntax) -> Term {
        let all = index.implementations(of: name, labels: node.labels, trailing: node.trailingCount, in: type)
        let isOpen = index.type(named: type)?.kind == .protocol && index.isOpenToOthers(type)
        guard let first = all.first, all.reduce(0, { $0 + $1.types.count }) <= Self.mostTypes else {
            let receiver = BoundSelf(object: nil, type: type, value: identity(of: base, in: node))
            return callMethod(name, of: receiver, node) ?? measured(name, of: type, base, node)
                ?? unknownCall(name, arguments(of: node), on: base, at: node)
        }
        let arguments = arguments(of: node, parameters: first.member.parameters)
        if all.count == 1, !isOpen { return run(first, on: base, type, arguments, node) }
        return choose(among: all, isOpen: isOpen, on: base, type, arguments, node)
    }

    /// A requirement that gives a rectangle or point, `frame(for: photo, in: container)` say: it measures the views that
    /// it is handed and does nothing to them. `nil` for others.
    private func measured(_ name: String, of type: String, _ base: Term, _ node: FunctionCallExprSyntax) -> Term? {
        guard let declared = measure(name, of: type),
            !arguments(of: node).terms.contains(where: { couldComplete($0) })
        else { return nil }
        coversUnknownCall = true
        let term = Term.attribute(.unknown, shortText(of: node))
        return declared.isOptional ? mayBeNil(term, at: node) : term
    }

    /// The declared result of a requirement, where that is a rectangle, a point or the like.
    func measure(_ name: String, of type: String) -> TypeSyntax? {
        guard let declared = index.declaredResult(of: name, in: type), case .geometry = shape(of: declared) else {
            return nil
        }
        return declared
    }

    /// Branches by which type the value is; the answer is remembered.
    private func choose(
        among all: [(member: FunctionMember, types: [String])], isOpen: Bool, on base: Term, _ type: String,
        _ arguments: Arguments, _ node: FunctionCallExprSyntax
    ) -> Term {
        let slot = typeSlot(of: base, among: all.flatMap(\.types), isOpen: isOpen, node)
        let merge = Merge(end: builder.label(), name: shortText(of: node))
        let other = builder.label()
        let labels = all.map { _ in builder.label() }
        for (label, implementation) in zip(labels, all) {
            for type in implementation.types {
                let next = builder.label()
                builder.emit(
                    .branch(.equal(.slot(slot), .symbol(type)), then: label, otherwise: next), at: location(node))
                builder.place(next)
            }
        }
        builder.jump(to: isOpen ? other : labels[labels.count - 1], at: location(node))
        for (label, implementation) in zip(labels, all) {
            builder.place(label)
            finish(run(implementation, on: base, type, arguments, node), merge, node)
        }
        if isOpen {
            builder.place(other)
            finish(unknownCall("\(base.text).\(implementationName(node))", arguments, on: base, at: node), merge, node)
        }
        builder.place(merge.end)
        return merge.terms.isEmpty ? .void : merge.term
    }

    private func implementationName(_ node: FunctionCallExprSyntax) -> String {
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? node.calledExpression.shortText
    }

    private func finish(_ term: Term, _ merge: Merge, _ node: FunctionCallExprSyntax) {
        if case .void = term.shape { return builder.jump(to: merge.end, at: location(node)) }
        add(term, to: merge, at: node)
    }

    private func run(
        _ implementation: (member: FunctionMember, types: [String]), on base: Term, _ type: String,
        _ arguments: Arguments, _ node: FunctionCallExprSyntax
    ) -> Term {
        let only = implementation.types.count == 1 ? implementation.types[0] : type
        let receiver = BoundSelf(object: nil, type: only, value: identity(of: base, in: node))
        let owner = index.ancestry(of: implementation.types[0]).first { ancestor in
            index.type(named: ancestor)?.functions.contains {
                $0.id == implementation.member.id
            } ?? false
        }
        return inline(implementation.member, owner: owner, receiver: receiver, arguments, at: node)
    }

    /// The remembered choice of which of these types a value is.
    private func typeSlot(of base: Term, among types: [String], isOpen: Bool, _ node: FunctionCallExprSyntax) -> SlotID {
        let key = ChoiceKey(
            text: "the type of \(base.text) among \(types.joined(separator: ", "))", object: frame.receiver?.object,
            activation: nil, value: identity(of: base, in: node))
        if let known = choices[key] { return known }
        let slot = builder.slot(
            Slot(
                name: "the type of \(base.text)", location: location(node), initial: .undecided,
                candidates: types.map(Value.symbol) + (isOpen ? [.unknown] : [])))
        choices[key] = slot
        return slot
    }

    /// What tells this value from others of its type: its name, and for a local the activation that it belongs to.
    private func identity(of base: Term, in node: FunctionCallExprSyntax) -> String {
        let owner = frame.receiver?.value.map { "\($0)." } ?? ""
        let reads = node.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { bindings(readIn: Syntax($0)) } ?? []
        let isLocal = reads.contains { $0.isLocal }
        return owner + base.text + (isLocal ? "#\(frame.scope.activation)" : "")
    }
}

extension FunctionCallExprSyntax {
    /// The labels of the arguments in the parentheses.
    var labels: [String?] { arguments.map { $0.label?.text } }
    /// How many closures trail.
    var trailingCount: Int { (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count }
}
