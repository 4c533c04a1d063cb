import SwiftSyntax
import TransitionModel

/// Calls on arrays of which it is known what they hold, or what they may.
extension ProgramCompiler {
    /// A call on such an array; `nil` for calls on anything else.
    func arrayCall(_ name: String, on array: Term, _ node: FunctionCallExprSyntax) -> Term? {
        if case .subviews(let parent) = array.shape, !completes(node) { return subviewsCall(name, of: parent, node) }
        guard case .array(let elements) = array.shape else { return nil }
        let saved = isInLoop
        isInLoop = isInLoop || array.standsForMore
        defer { isInLoop = saved }
        guard var term = arrayCall(name, of: array, elements, node) else { return nil }
        term.standsForMore = array.standsForMore
        return term
    }

    private func arrayCall(
        _ name: String, of array: Term, _ elements: [Term], _ node: FunctionCallExprSyntax
    ) -> Term? {
        switch name {
        case "forEach":
            guard let body = arguments(of: node).first else { return .void }
            for element in elements { present(element, at: node) { _ = call(body, with: $0, at: node) } }
            return .void
        case "append", "insert": return put(into: array, node)
        case "removeAll" where node.arguments.isEmpty && array.places != nil:
            fill(array, with: [], at: node)
            return .void
        case "removeFirst", "removeLast", "popFirst", "popLast", "remove", "removeAll", "removeSubrange", "swapAt":
            return takeOut(of: array, node)
        case "contains": return isAmong(elements, node)
        case "reversed": return Term(.unknown, .array(elements.reversed()), shortText(of: node))
        case "enumerated" where node.arguments.isEmpty:
            let pairs = elements.enumerated().map { $1.enumerated(at: .position($0)) }
            return Term(.unknown, .array(pairs), shortText(of: node))
        case "filter":
            guard let body = arguments(of: node).first, body.isCallable else { return nil }
            return filtered(elements, by: body, at: node)
        case "map", "compactMap":
            guard let body = arguments(of: node).first, body.isCallable else { return nil }
            return mapped(elements, by: body, at: node)
        default: return nil
        }
    }

    /// Calls a closure with one of the elements.
    func call(_ body: Term, with element: Term, at node: some SyntaxProtocol) -> Term {
        callValue(body, Arguments(all: [.init(label: nil, term: element, expression: Syntax(node))]), at: node)
    }

    /// Runs code for an element, where there is one.
    func present(_ element: Term, at node: some SyntaxProtocol, _ body: (Term) -> Void) {
        guard let place = element.presence else { return body(element) }
        either(.isNil(place), at: node) {
        } otherwise: {
            body(element.there)
        }
    }

    /// A place that holds nothing where there is no such element, and else what the code puts there.
    func place(_ name: String, for element: Term, at node: some SyntaxProtocol, _ fill: (Term, SlotID) -> Void) -> SlotID {
        let slot = temporary(name, at: location(node))
        builder.assign(slot, .nil, at: location(node))
        present(element, at: node) { fill($0, slot) }
        return slot
    }

    /// What a closure makes of each element; of one that may not be there, nothing where it is not.
    private func mapped(_ elements: [Term], by body: Term, at node: some SyntaxProtocol) -> Term {
        let values = elements.map { element -> Term in
            guard element.presence != nil else { return call(body, with: element, at: node) }
            var value = Term.unknown(shortText(of: node))
            let slot = place(shortText(of: node), for: element, at: node) { element, slot in
                value = call(body, with: element, at: node)
                builder.assign(slot, runtimeOperand(of: value) ?? .unknown, at: location(node))
            }
            guard isKeptInArrays(value) else { return value }
            return Term(.slot(slot), value.shape.forgettingConstant, value.text).kept(in: slot)
        }
        return Term(.unknown, .array(values), shortText(of: node))
    }

    /// `[.began, .changed].contains(gesture.state)`: whether a value is one of several enum cases; `nil` for others.
    private func isAmong(_ elements: [Term], _ node: FunctionCallExprSyntax) -> Term? {
        guard let only = node.arguments.first, node.arguments.count == 1, only.label == nil else { return nil }
        let value = evaluate(only.expression)
        if case .view = value.shape { return isAmong(elements, view: value, at: node) }
        guard case .symbol(let type) = value.shape, value.operand != .unknown,
            let array = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(ArrayExprSyntax.self)
        else { return nil }
        let merge = Merge(end: builder.label(), name: shortText(of: node))
        for element in array.elements {
            var term = evaluate(element.expression)
            if let member = element.expression.as(MemberAccessExprSyntax.self), member.base == nil {
                term = implicitMember(member.declName.baseName.text, type: type, text: member.trimmedDescription)
            }
            let (here, next) = (builder.label(), builder.label())
            builder.emit(
                .branch(.equal(value.operand, term.operand), then: here, otherwise: next), at: location(node))
            builder.place(here)
            add(.boolean(true, shortText(of: node)), to: merge, at: node)
            builder.place(next)
        }
        add(.boolean(false, shortText(of: node)), to: merge, at: node)
        builder.place(merge.end)
        return merge.term
    }

    /// `fixed + more`, where it is known what both hold; `nil` for others.
    func concatenated(_ left: Term, _ right: Term, _ text: String) -> Term? {
        guard case .array(let first) = left.shape, case .array(let second) = right.shape else { return nil }
        var all = Term(.unknown, .array(first + second), text)
        all.elementType = left.elementType ?? right.elementType
        all.standsForMore = left.standsForMore || right.standsForMore
        return all
    }

    /// `zip(views, frames)`, where the elements of one of them are followed: pairs of as many; `nil` for others.
    func zipped(_ node: FunctionCallExprSyntax) -> Term? {
        guard node.arguments.count == 2, index.functions["zip"] == nil else { return nil }
        let sides = node.arguments.map { evaluate($0.expression) }
        let known = sides.compactMap { side in if case .array(let elements) = side.shape { elements } else { nil } }
        guard let count = known.map(\.count).min() else { return nil }
        let pairs = (0..<count).map { number in
            let parts = sides.map { side in
                if case .array(let elements) = side.shape { return (label: String?.none, term: elements[number].there) }
                return (label: String?.none, term: elementTerm(of: side, text: "\(side.text)'s element"))
            }
            var pair = Term(.unknown, .tuple(parts), shortText(of: node))
            // Where one of them has no such element, there is no pair.
            pair.presence = known.lazy.compactMap { $0[number].presence }.first
            return pair
        }
        var term = Term(.unknown, .array(pairs), shortText(of: node))
        term.standsForMore = sides.contains(where: \.standsForMore)
        return term
    }

    /// What an array says of itself.
    func arrayMember(_ name: String, of array: Term, _ elements: [Term], at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        guard elements.contains(where: { $0.presence != nil }) else { return arrayMember(name, elements, text: text) }
        switch name {
        case "first" where array.places == nil && elements.allSatisfy(\.isView): return anyOne(of: array, at: node)
        case "first": return elements[0]
        case "last": return last(of: elements, at: node)
        case "isEmpty" where !array.standsForMore:
            return answer(.isNil(elements[0].presence ?? .false), at: node)
        case "count" where !array.standsForMore: return count(of: elements, at: node)
        case "count": return .unknownNumber(text)
        case "isEmpty": return .unknown(text, type: "Bool")
        default: return .unknown(text)
        }
    }

    private func arrayMember(_ name: String, _ elements: [Term], text: String) -> Term {
        switch name {
        case "first": elements.first ?? .nil(text)
        case "last": elements.last ?? .nil(text)
        case "isEmpty": .boolean(elements.isEmpty, text)
        case "indices": Term(.unknown, .array(elements.indices.map(Term.position)), text)
        case "count": Term(.constant(.number(Double(elements.count))), .number, text)
        default: .unknown(text)
        }
    }

    /// The last of the elements that are there.
    private func last(of elements: [Term], at node: some SyntaxProtocol) -> Term {
        let slot = temporary(shortText(of: node), at: location(node))
        builder.assign(slot, .nil, at: location(node))
        for element in elements {
            present(element, at: node) { builder.assign(slot, $0.operand, at: location(node)) }
        }
        return Term(.slot(slot), elements[0].shape, shortText(of: node), isOptional: true)
    }

    private func count(of elements: [Term], at node: some SyntaxProtocol) -> Term {
        let slot = temporary(shortText(of: node), at: location(node))
        builder.assign(slot, .constant(.number(0)), at: location(node))
        for (number, element) in elements.enumerated() {
            present(element, at: node) { _ in
                builder.assign(slot, .constant(.number(Double(number + 1))), at: location(node))
            }
        }
        counters.insert(slot)
        return .written(slot, .number, shortText(of: node))
    }
}
