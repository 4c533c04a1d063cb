import SwiftSyntax
import TransitionModel

/// Arrays of views and of property animators: which they hold, is followed.
///
/// A local array is read in the order of the text: what was put into it up to there, on whatever path, is in it. What
/// properties hold, and what is one of several arrays, has a place for each element: a slot that holds it, or nothing.
extension ProgramCompiler {
    /// So many elements have a place; of an array with more it is not known what it holds.
    private static let mostPlaces = 6

    /// Whether an array is one of views or property animators: which they are, is followed.
    func followsElements(of array: Term, _ type: TypeSyntax?) -> Bool {
        guard case .array(let elements) = array.shape else { return false }
        if let name = type?.as(ArrayTypeSyntax.self)?.element.simpleName ?? array.elementType {
            if case .propertyAnimator = shape(named: name) { return true }
            return index.isView(name)
        }
        return !elements.isEmpty && elements.allSatisfy(\.isView)
    }

    /// Places for the elements of an array, empty for now: a property's for good, else for one transition.
    private func places(
        _ name: String, like element: Term?, type: String?, isProperty: Bool, at location: TransitionModel.SourceLocation
    ) -> Term {
        let shape = element?.shape.forgettingConstant ?? type.map { self.shape(named: $0) } ?? .view
        let slots = (0..<Self.mostPlaces).map { number in
            isProperty
                ? builder.slot(Slot(name: "\(name)[\(number)]", location: location, initial: .value(.absent)))
                : temporary("\(name)[\(number)]", at: location)
        }
        let elements = slots.enumerated().map { number, slot in
            Term(.slot(slot), shape, "\(name)[\(number)]").kept(in: slot)
        }
        var array = Term(.unknown, .array(elements), name)
        array.elementType = type
        array.places = slots
        return array
    }

    /// What a property holds that is an array whose elements are followed; `nil` for other properties, and for those that
    /// code out of sight may fill.
    func placed(_ property: PropertyMember, _ term: Term?) -> Term? {
        let initial = term ?? Term(.unknown, .array([]), property.name)
        guard case .array(let elements) = initial.shape, elements.count <= Self.mostPlaces,
            elements.allSatisfy(isKeptInArrays), followsElements(of: initial, property.type),
            property.isFilledInItsFile
        else { return nil }
        let type = property.type?.as(ArrayTypeSyntax.self)?.element.simpleName ?? initial.elementType
        var array = places(
            property.name, like: elements.first, type: type, isProperty: true, at: property.location)
        array.standsForMore = initial.standsForMore
        fill(array, with: elements, at: property.location)
        return array
    }

    /// Puts one of several arrays where the others are put too.
    func place(_ array: Term, among others: inout ArrayMerge, called name: String, at node: some SyntaxProtocol) {
        guard case .array(let elements) = array.shape, elements.count <= Self.mostPlaces,
            elements.allSatisfy(isKeptInArrays)
        else {
            others.isLost = true
            return
        }
        var all =
            others.places
            ?? places(name, like: elements.first, type: array.elementType, isProperty: false, at: location(node))
        if let first = elements.first, case .array(let kept) = all.shape {
            all.shape = .array(kept.map { $0.shaped(like: first) })
        }
        all.standsForMore = all.standsForMore || array.standsForMore
        fill(all, with: elements, at: location(node))
        others.places = all
    }

    /// Puts elements into an array's places, and nothing into the rest.
    func fill(_ array: Term, with elements: [Term], at node: some SyntaxProtocol) {
        fill(array, with: elements, at: location(node))
    }

    private func fill(_ array: Term, with elements: [Term], at location: TransitionModel.SourceLocation) {
        for (number, place) in (array.places ?? []).enumerated() {
            let element = number < elements.count ? elements[number].operand : .nil
            if element != .slot(place) { builder.assign(place, element, at: location) }
        }
    }

    /// What a property's array is set to; false where that is not followed.
    func set(_ array: Term, to value: Term, in binding: Binding, at node: some SyntaxProtocol) -> Bool {
        guard case .array(let elements) = value.shape, elements.count <= Self.mostPlaces,
            elements.allSatisfy(isKeptInArrays)
        else { return false }
        // One that is made from itself would be overwritten while it is read.
        fill(array, with: elements.map { asItIsNow($0, at: location(node)) }, at: node)
        var array = array
        array.standsForMore = array.standsForMore || value.standsForMore
        binding.storage = .alias(array)
        return true
    }

    /// `views.append(view)` on an array whose views are followed; `nil` for others.
    func put(into array: Term, _ node: FunctionCallExprSyntax) -> Term? {
        guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base, let binding = arrayBinding(base),
            let argument = node.arguments.first
        else { return nil }
        let value = evaluate(argument.expression)
        let position = node.arguments.count == 2 ? evaluate(node.arguments.last!.expression) : nil
        if argument.label?.text == "contentsOf" {
            append(value, to: binding, array, at: node)
        } else if isKeptInArrays(value), position == nil || array.places == nil {
            append([value], to: binding, array, isFirst: position?.constant == .number(0), at: node)
        } else {
            lose(array, binding, value, at: node)
        }
        return .void
    }

    /// `views += others`; false where the left side is no array whose elements are followed.
    func append(_ value: Term, to target: ExprSyntax, at node: some SyntaxProtocol) -> Bool {
        guard let binding = arrayBinding(target), case .alias(let array) = binding.storage, case .array = array.shape
        else { return false }
        append(value, to: binding, array, at: node)
        return true
    }

    private func append(_ value: Term, to binding: Binding, _ array: Term, at node: some SyntaxProtocol) {
        guard case .array(let more) = value.shape, more.allSatisfy(isKeptInArrays) else {
            return lose(array, binding, value, at: node)
        }
        let saved = isInLoop
        isInLoop = isInLoop || value.standsForMore
        defer { isInLoop = saved }
        append(more, to: binding, array, at: node)
    }

    private func append(
        _ more: [Term], to binding: Binding, _ array: Term, isFirst: Bool = false, at node: some SyntaxProtocol
    ) {
        guard case .array(let elements) = array.shape else { return }
        var new = array
        new.standsForMore = array.standsForMore || isInLoop
        if let places = array.places {
            for element in more { present(element, at: node) { put($0, into: places, at: node) } }
        } else {
            let kept = more.map { asItIsNow($0, at: location(node)) }
            new.shape = .array(isFirst ? kept + elements : elements + kept)
        }
        binding.storage = .alias(new)
    }

    /// Puts a view into the first of the places that is empty, unless it has one: what one line makes time and again is
    /// one view.
    private func put(_ element: Term, into places: [SlotID], at node: some SyntaxProtocol) {
        let end = builder.label()
        for place in places {
            let (empty, taken, next) = (builder.label(), builder.label(), builder.label())
            builder.emit(.branch(.isNil(.slot(place)), then: empty, otherwise: taken), at: location(node))
            builder.place(empty)
            builder.assign(place, element.operand, at: location(node))
            builder.jump(to: end, at: location(node))
            builder.place(taken)
            builder.emit(
                .branch(.equal(.slot(place), element.operand), then: end, otherwise: next), at: location(node))
            builder.place(next)
        }
        opaque(node, handed: [element], mayComplete: false, mayTouchViews: true)
        builder.jump(to: end, at: location(node))
        builder.place(end)
    }

    /// `views.removeLast()`: which elements are left then is not followed.
    func takeOut(of array: Term, _ node: FunctionCallExprSyntax) -> Term? {
        guard array.places != nil, let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let binding = arrayBinding(base)
        else { return nil }
        _ = arguments(of: node)
        lose(array, binding, Term(.unknown, .view, shortText(of: node)), at: node)
        opaque(node, mayComplete: false, mayTouchViews: true)
        return .unknown(shortText(of: node), type: array.elementType, isOptional: true)
    }

    /// From here on it is not known what the array holds.
    func lose(_ array: Term, _ binding: Binding, _ value: Term, at node: some SyntaxProtocol) {
        opaque(node, handed: [value], mayComplete: couldComplete(value), mayTouchViews: value.isViewOrLayer)
        binding.storage = .unknown(type: array.elementType.map { "[\($0)]" }, isOptional: false)
    }

    /// The variable or property of `self` that an expression names.
    private func arrayBinding(_ expression: ExprSyntax) -> Binding? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return arrayBinding(chain.expression) }
        let properties = frame.receiver?.object.flatMap { instances[$0] }?.properties ?? [:]
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let binding = frame.scope.lookUp(name)?.binding else { return properties[name] }
            if case .alias = binding.storage { return binding }
            return nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base?.plain == "self" else { return nil }
        return properties[member.declName.baseName.text]
    }

    /// Whether an array follows which elements of this kind it holds: views and property animators.
    func isKeptInArrays(_ element: Term) -> Bool {
        switch element.shape {
        case .view, .propertyAnimator: element.operand != .unknown
        default: false
        }
    }
}

/// One of several arrays, whichever it is.
struct ArrayMerge {
    /// The places of its elements; `nil` before there are any.
    var places: Term?
    /// Some are arrays whose elements are not followed.
    var isLost = false

    var term: Term? { isLost ? nil : places }
}

extension Term {
    /// The same as an element of an array that may have none there.
    func kept(in place: SlotID) -> Term {
        var term = self
        term.presence = .slot(place)
        term.isOptional = true
        return term
    }

    /// The same element, where there is one.
    var there: Term {
        var term = self
        term.presence = nil
        term.isOptional = false
        return term
    }

    fileprivate func shaped(like other: Term) -> Term {
        var term = self
        term.shape = other.shape.forgettingConstant
        return term
    }
}

extension PropertyMember {
    /// Whether code in its file puts something into an array that it holds.
    fileprivate var isFilledInItsFile: Bool {
        if isPrivate { return true }
        file.noteReadingText()
        let text = file.text
        let calls = ["append", "insert"].flatMap { ["\(name).\($0)(", "\(name)?.\($0)("] }
        if calls.contains(where: { text.contains($0) }) || text.contains("\(name) += ") { return true }
        return text.ranges(of: "\(name) = ").count > (type == nil ? 1 : 0)
    }
}
