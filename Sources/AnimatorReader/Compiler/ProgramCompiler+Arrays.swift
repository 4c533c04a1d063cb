import SwiftSyntax
import TransitionModel

/// Arrays of views and of property animators: which they hold, is followed.
///
/// An array is read in the order of the text: what was put into it up to there, on whatever path, is in it. A view that
/// was never made is nowhere anyway.
extension ProgramCompiler {
    /// Whether an array is one of views or property animators: which they are, is followed.
    func followsElements(of array: Term, _ type: TypeSyntax?) -> Bool {
        guard case .array(let elements) = array.shape else { return false }
        if let name = type?.as(ArrayTypeSyntax.self)?.element.simpleName ?? array.elementType {
            if case .propertyAnimator = shape(named: name) { return true }
            return index.isView(name)
        }
        return !elements.isEmpty && elements.allSatisfy { if case .view = $0.shape { true } else { false } }
    }

    /// What a property holds that is an array whose elements are followed; `nil` for other properties, and for those that
    /// code out of sight may fill.
    func gathered(_ property: PropertyMember, _ term: Term?) -> Term? {
        let declared = property.type?.as(ArrayTypeSyntax.self)?.element.simpleName
        var array = term ?? Term(.unknown, .array([]), property.name)
        if case .array = array.shape {} else { return nil }
        guard followsElements(of: array, property.type), property.isFilledInItsFile else { return nil }
        array.elementType = declared ?? array.elementType
        array.gathering = .inOrder
        return array
    }

    /// What a property's array holds once it is set to a value; `nil` where that is not known. What it held is not
    /// forgotten: on another path it may be what it holds still.
    func gathered(_ value: Term, into array: Term) -> Term? {
        guard case .array(let old) = array.shape, case .array(let new) = value.shape,
            new.allSatisfy(isKeptInArrays)
        else { return nil }
        var result = array
        let added = new.filter { element in !old.contains { $0.operand == element.operand } }
        result.shape = .array(old + added)
        result.standsForMore = array.standsForMore || value.standsForMore
        if !old.isEmpty, !added.isEmpty { result.gathering = .mixed }
        return result
    }

    /// A call on an array of which it is known what it holds; `nil` for calls on anything else.
    func arrayCall(_ name: String, on array: Term, _ node: FunctionCallExprSyntax) -> Term? {
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
            let body = arguments(of: node).first
            guard let body else { return .void }
            for element in elements {
                _ = callValue(
                    body, Arguments(all: [.init(label: nil, term: element, expression: Syntax(node))]), at: node)
            }
            return .void
        case "append", "insert":
            return put(into: array, elements, node)
        case "removeAll" where array.gathering != nil && node.arguments.isEmpty:
            return .void
        case "contains":
            return isAmong(elements, node)
        case "reversed":
            return Term(.unknown, .array(elements.reversed()), shortText(of: node))
        case "enumerated" where node.arguments.isEmpty:
            let pairs = elements.enumerated().map { $1.enumerated(at: .position($0)) }
            return Term(.unknown, .array(pairs), shortText(of: node))
        case "map", "compactMap":
            guard let body = arguments(of: node).first, body.isCallable else { return nil }
            let values = elements.map { element in
                callValue(body, Arguments(all: [.init(label: nil, term: element, expression: Syntax(node))]), at: node)
            }
            return Term(.unknown, .array(values), shortText(of: node))
        default: return nil
        }
    }

    /// `[.began, .changed].contains(gesture.state)`: whether a value is one of several enum cases; `nil` for others.
    private func isAmong(_ elements: [Term], _ node: FunctionCallExprSyntax) -> Term? {
        guard let only = node.arguments.first, node.arguments.count == 1, only.label == nil else { return nil }
        let value = evaluate(only.expression)
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

    /// `views.append(view)` on an array whose views are followed; `nil` for others.
    private func put(into array: Term, _ elements: [Term], _ node: FunctionCallExprSyntax) -> Term? {
        guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base, let binding = arrayBinding(base),
            let argument = node.arguments.first
        else { return nil }
        let value = evaluate(argument.expression)
        if argument.label?.text == "contentsOf" {
            append(value, to: binding, array, at: node)
        } else if isKeptInArrays(value) {
            // Kept as it is now, whatever becomes of the name.
            let kept = value.isStable ? value : stored(value, name: value.text, at: location(node))?.term
            var new = array
            let isFirst = node.arguments.count == 2 && evaluate(node.arguments.last!.expression).constant == .number(0)
            new.shape = .array(isFirst ? [kept ?? value] + elements : elements + [kept ?? value])
            new.standsForMore = array.standsForMore || isInLoop
            binding.storage = .alias(new)
        } else {
            lose(array, binding, value, at: node)
        }
        return .void
    }

    /// `zip(views, frames)`, where the elements of one of them are followed: pairs of as many; `nil` for others.
    func zipped(_ node: FunctionCallExprSyntax) -> Term? {
        guard node.arguments.count == 2, index.functions["zip"] == nil else { return nil }
        let sides = node.arguments.map { evaluate($0.expression) }
        let known = sides.compactMap { side in if case .array(let elements) = side.shape { elements } else { nil } }
        guard let count = known.map(\.count).min() else { return nil }
        let pairs = (0..<count).map { number in
            let parts = sides.map { side in
                if case .array(let elements) = side.shape { return (label: String?.none, term: elements[number]) }
                return (label: String?.none, term: elementTerm(of: side, text: "\(side.text)'s element"))
            }
            return Term(.unknown, .tuple(parts), shortText(of: node))
        }
        var term = Term(.unknown, .array(pairs), shortText(of: node))
        term.standsForMore = sides.contains(where: \.standsForMore)
        return term
    }

    /// `views += others`; false where the left side is no array whose elements are followed.
    func append(_ value: Term, to target: ExprSyntax, at node: some SyntaxProtocol) -> Bool {
        guard let binding = arrayBinding(target), case .alias(let array) = binding.storage, case .array = array.shape
        else { return false }
        append(value, to: binding, array, at: node)
        return true
    }

    private func append(_ value: Term, to binding: Binding, _ array: Term, at node: some SyntaxProtocol) {
        guard case .array(let elements) = array.shape, case .array(let more) = value.shape,
            more.allSatisfy(isKeptInArrays)
        else { return lose(array, binding, value, at: node) }
        var new = array
        new.shape = .array(elements + more)
        new.standsForMore = array.standsForMore || value.standsForMore || isInLoop
        binding.storage = .alias(new)
    }

    /// From here on it is not known what the array holds.
    private func lose(_ array: Term, _ binding: Binding, _ value: Term, at node: some SyntaxProtocol) {
        opaque(node, handed: [value], mayComplete: couldComplete(value), mayTouchViews: value.isViewOrLayer)
        binding.storage = .unknown(type: array.elementType.map { "[\($0)]" }, isOptional: false)
    }

    /// The variable or property of `self` that an expression names.
    private func arrayBinding(_ expression: ExprSyntax) -> Binding? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return arrayBinding(chain.expression) }
        let properties = frame.receiver?.object.flatMap { instances[$0] }?.properties ?? [:]
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let binding = frame.scope.lookUp(name)?.binding {
                if case .alias = binding.storage { return binding }
                return nil
            }
            return properties[name]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.plain, base == "self"
        else { return nil }
        return properties[member.declName.baseName.text]
    }

    /// Whether an array follows which elements of this kind it holds: views and property animators.
    private func isKeptInArrays(_ element: Term) -> Bool {
        switch element.shape {
        case .view, .propertyAnimator: element.operand != .unknown
        default: false
        }
    }

    /// What an array says of itself. How many there are in a property at present is not known.
    func arrayMember(_ name: String, of array: Term, _ elements: [Term], text: String) -> Term {
        let isGathered = array.gathering != nil
        switch name {
        case "first", "last":
            guard var element = name == "first" ? elements.first : elements.last else {
                return isGathered ? .unknown(text, type: array.elementType, isOptional: true) : .nil(text)
            }
            if array.gathering == .mixed { return .unknown(text, type: array.elementType, isOptional: true) }
            element.isOptional = element.isOptional || isGathered
            return element
        case "isEmpty": return isGathered ? .unknown(text, type: "Bool") : .boolean(elements.isEmpty, text)
        case "indices":
            return isGathered ? .unknown(text) : Term(.unknown, .array(elements.indices.map(Term.position)), text)
        case "count":
            return isGathered
                ? .unknownNumber(text) : Term(.constant(.number(Double(elements.count))), .number, text)
        default: return .unknown(text)
        }
    }
}

extension Term {
    /// What an array holds that is one of several: all that any of them does. `nil` where something else is among them.
    static func union(of arrays: [Term], called name: String) -> Term? {
        guard let first = arrays.first else { return nil }
        var all: [Term] = []
        for array in arrays {
            guard case .array(let elements) = array.shape else { return nil }
            all += elements.filter { element in
                element.operand == .unknown || !all.contains { $0.operand == element.operand }
            }
        }
        var result = Term(.unknown, .array(all), name)
        result.elementType = first.elementType
        result.standsForMore = arrays.contains(where: \.standsForMore)
        result.gathering = arrays.count > 1 ? .mixed : first.gathering
        return result
    }
}

extension PropertyMember {
    /// Whether code in its file puts something into an array that it holds.
    fileprivate var isFilledInItsFile: Bool {
        if isPrivate { return true }
        let text = file.text
        if ["append", "insert"].contains(where: { text.contains("\(name).\($0)(") || text.contains("\(name)?.\($0)(") }) {
            return true
        }
        return text.contains("\(name) += ") || text.ranges(of: "\(name) = ").count > (type == nil ? 1 : 0)
    }
}
