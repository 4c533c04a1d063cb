import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// Compiles an expression: what it does is written down, what it means is returned.
    ///
    /// `expecting` is the type that the context wants, for `.implicit` members.
    func evaluate(_ expression: ExprSyntax, expecting: TypeSyntax? = nil) -> Term {
        var text: String { shortText(of: expression) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true", text)
        case .nilLiteralExpr: return .nil()
        case .integerLiteralExpr, .floatLiteralExpr: return number(text)
        case .stringLiteralExpr(let node):
            var term = Term.unknown(text)
            let isPlain = node.segments.count == 1 && node.segments.first?.is(StringSegmentSyntax.self) == true
            if isPlain { term.literal = text }
            return term
        case .macroExpansionExpr, .regexLiteralExpr: return .unknown(text)
        case .keyPathExpr(let node): return keyPath(node)
        case .dictionaryExpr(let node): return dictionary(node)
        case .declReferenceExpr(let node): return reference(node)
        case .memberAccessExpr(let node): return memberAccess(node, expecting: expecting)
        case .functionCallExpr(let node): return call(node, expecting: expecting)
        case .optionalChainingExpr(let node): return evaluate(node.expression)
        case .forceUnwrapExpr(let node): return forced(node)
        case .tupleExpr(let node): return tuple(node, expecting: expecting)
        case .arrayExpr(let node):
            return Term(.unknown, .array(node.elements.map { evaluate($0.expression) }), text)
        case .closureExpr(let node):
            let closure = Closure(
                syntax: node, scope: frame.scope, file: frame.file, receiver: frame.receiver,
                contextSelf: frame.contextSelf)
            return Term(.unknown, .closure(closure), text)
        case .ternaryExpr(let node): return ternary(node, expecting: expecting)
        case .infixOperatorExpr(let node): return infix(node)
        case .prefixOperatorExpr(let node): return prefix(node)
        case .postfixOperatorExpr(let node): return evaluate(node.expression)
        case .asExpr(let node): return cast(node)
        case .isExpr: return condition(asValue: expression)
        case .sequenceExpr: return .unknown(text, type: "Bool")
        case .tryExpr(let node): return tried(node, expecting: expecting)
        case .awaitExpr(let node): return awaited(node, expecting: expecting)
        case .inOutExpr(let node): return evaluate(node.expression)
        case .superExpr: return Term(.unknown, .superclass, text)
        case .subscriptCallExpr(let node): return subscripted(node)
        case .ifExpr(let node): return conditionalValue(of: node, expecting: expecting) { self.ifStatement(node) }
        case .switchExpr(let node):
            return conditionalValue(of: node, expecting: expecting) { self.switchStatement(node) }
        case .discardAssignmentExpr: return .void
        case .typeExpr(let node): return Term(.unknown, .type(node.type.simpleName), text)
        case .genericSpecializationExpr(let node): return evaluate(node.expression)
        default:
            opaque(expression, mayComplete: false, mayTouchViews: false)
            return .unknown(text)
        }
    }

    /// An operand of an operator, whose implicit member is looked for in the other operand's type.
    func evaluate(_ expression: ExprSyntax, matching other: Term) -> Term {
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            return implicitMember(member.declName.baseName.text, type: other.typeName, text: shortText(of: expression))
        }
        if let call = expression.as(FunctionCallExprSyntax.self), let type = other.typeName,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text == "init"
        {
            return make(type, arguments(of: call), at: call)
        }
        return evaluate(expression)
    }

    func resolveImplicitMember(_ term: Term, matching other: Term, from expression: ExprSyntax) -> Term {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return term }
        return implicitMember(member.declName.baseName.text, type: other.typeName, text: shortText(of: expression))
    }

    func number(_ text: String) -> Term {
        let digits = text.replacing("_", with: "")
        guard let value = Double(digits) else { return .unknown(text) }
        return Term(.constant(.number(value)), .number, text)
    }

    private func tuple(_ node: TupleExprSyntax, expecting: TypeSyntax?) -> Term {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return evaluate(only.expression, expecting: expecting)
        }
        let parts = node.elements.map { (label: $0.label?.text, term: evaluate($0.expression)) }
        return Term(.unknown, .tuple(parts), shortText(of: node))
    }

    /// Which of a dictionary's values is taken out where is not followed.
    private func dictionary(_ node: DictionaryExprSyntax) -> Term {
        if case .elements(let elements) = node.content {
            let values = elements.map { evaluate($0.value) }
            if values.contains(where: { couldComplete($0) }) {
                opaque(node, handed: values, mayComplete: true, mayTouchViews: true)
            }
        }
        return .unknown(shortText(of: node))
    }

    private func tried(_ node: TryExprSyntax, expecting: TypeSyntax?) -> Term {
        guard node.questionOrExclamationMark == nil else {
            // What is thrown goes no further than here.
            let saved = frame.catching
            frame.catching = nil
            defer { frame.catching = saved }
            var term = evaluate(node.expression, expecting: expecting)
            if node.questionOrExclamationMark?.text == "?" { term.isOptional = true }
            return term
        }
        let outer = (frame.catching?.isThrownTo, coversUnknownCall, inlinedCalls)
        frame.catching?.isThrownTo = false
        coversUnknownCall = false
        let term = evaluate(node.expression, expecting: expecting)
        // Code in sight throws where it says so; other code may throw anything.
        let isAllInSight = !coversUnknownCall && inlinedCalls > outer.2
        if frame.catching?.isThrownTo == false, !isAllInSight { maybeThrow(node) }
        if outer.0 == true { frame.catching?.isThrownTo = true }
        coversUnknownCall = coversUnknownCall || outer.1
        return term
    }

    private func forced(_ node: ForceUnwrapExprSyntax) -> Term {
        let term = evaluate(node.expression)
        if case .none = term.shape { return term }
        if term.isOptional, term.operand != .unknown, crashes(on: term) {
            let next = builder.label()
            let crash = builder.label()
            builder.emit(.branch(.isNil(term.operand), then: crash, otherwise: next), at: location(node))
            builder.place(crash)
            builder.emit(.crash("\(term.text) is nil"), at: location(node.expression))
            builder.place(next)
        }
        return term.unwrapped
    }

    /// Whether forcing a `nil` here is a fault worth telling; an outlet that is not connected is not.
    private func crashes(on term: Term) -> Bool {
        switch term.shape {
        case .view, .context: true
        default: false
        }
    }

    // MARK: Values that depend on a condition

    private func ternary(_ node: TernaryExprSyntax, expecting: TypeSyntax?) -> Term {
        let whenTrue = builder.label()
        let whenFalse = builder.label()
        let end = builder.label()
        condition(node.condition, ifTrue: whenTrue, ifFalse: whenFalse)
        let merge = Merge(end: end, name: shortText(of: node))
        builder.place(whenTrue)
        if builder.isReachable {
            add(evaluate(node.thenExpression, expecting: expecting), to: merge, at: node.thenExpression)
        }
        builder.place(whenFalse)
        if builder.isReachable {
            add(evaluate(node.elseExpression, expecting: expecting), to: merge, at: node.elseExpression)
        }
        builder.place(end)
        return merge.term
    }

    /// Collects what several paths make of one value.
    final class Merge {
        let end: Label
        let name: String
        var terms: [Term] = []
        var slot: SlotID?
        var arrays = ArrayMerge()
        /// The type that the value is wanted in.
        var expecting: TypeSyntax?

        init(end: Label, name: String) {
            self.end = end
            self.name = name
        }

        /// The value where the paths have met.
        var term: Term {
            if terms.count == 1 { return terms[0] }
            if let array = arrays.term, terms.allSatisfy(\.isArray) { return array }
            let known = terms.first { if case .none = $0.shape { false } else { true } }
            guard let known else { return .nil(name) }
            let isOptional = terms.contains { $0.isOptional }
            guard let slot else {
                // Which of several paths it is, nobody knows any more.
                if case .keyPath = known.shape { return .unknown(name) }
                return Term(.unknown, known.shape.forgettingConstant, name, isOptional: isOptional)
            }
            let shape =
                terms.contains { $0.isUnknownValue } && !known.shape.fitsSlot
                ? Shape.unknown(type: known.typeName) : known.shape
            var term = Term(.slot(slot), shape.forgettingConstant, name, isOptional: isOptional)
            term.frozen = slot
            let values = Set(
                terms.filter { if case .none = $0.shape { false } else { true } }.map { $0.origin ?? $0.operand })
            if values.count == 1 { term.origin = values.first }
            return term
        }
    }

    func add(_ term: Term, to merge: Merge, at node: some SyntaxProtocol) {
        merge.terms.append(term)
        if term.isArray { place(term, among: &merge.arrays, called: merge.name, at: node) }
        if builder.isReachable, let operand = runtimeOperand(of: term) {
            if merge.slot == nil { merge.slot = temporary(merge.name, at: location(node)) }
            builder.assign(merge.slot!, operand, at: location(node))
        }
        builder.jump(to: merge.end, at: location(node))
    }

    /// An `if` or `switch` used as a value: what its branches end with.
    private func conditionalValue(of node: some SyntaxProtocol, expecting: TypeSyntax?, _ body: () -> Void) -> Term {
        let merge = Merge(end: builder.label(), name: shortText(of: node))
        merge.expecting = expecting
        let outer = frame.valueTarget
        frame.valueTarget = merge
        body()
        frame.valueTarget = outer
        builder.place(merge.end)
        return merge.terms.isEmpty ? .unknown(shortText(of: node)) : merge.term
    }

    private func subscripted(_ node: SubscriptCallExprSyntax) -> Term {
        let base = evaluate(node.calledExpression)
        let text = shortText(of: node)
        if let path = node.keyPath { return value(of: base, at: evaluate(path), node) }
        let positions = node.arguments.map { evaluate($0.expression) }
        if case .array(let elements) = base.shape, let position = positions.first,
            let element = element(of: elements, at: position, node)
        {
            return element
        }
        if case .subviews(let parent) = base.shape, positions.first?.constant == .number(0) {
            return Term(.bottomSubview(of: parent), .view, text)
        }
        return elementTerm(of: base, text: text)
    }

    /// One of an array's elements: a known one, or, of several views, the one whose number it is at run time.
    private func element(of elements: [Term], at position: Term, _ node: SubscriptCallExprSyntax) -> Term? {
        if case .number(let number)? = position.constant {
            return elements.indices.contains(Int(number)) ? elements[Int(number)] : nil
        }
        let areViews = elements.allSatisfy { if case .view = $0.shape { $0.operand != .unknown } else { false } }
        guard areViews, let last = elements.last, case .number = position.shape, case .slot = position.operand else {
            return nil
        }
        let slot = temporary(shortText(of: node), at: location(node))
        let end = builder.label()
        for (number, element) in elements.dropLast().enumerated() {
            let next = builder.label()
            let here = builder.label()
            let isHere = Condition.equal(position.operand, .constant(.number(Double(number))))
            builder.emit(.branch(isHere, then: here, otherwise: next), at: location(node))
            builder.place(here)
            builder.assign(slot, element.operand, at: location(node))
            builder.jump(to: end, at: location(node))
            builder.place(next)
        }
        builder.assign(slot, last.operand, at: location(node))
        builder.jump(to: end, at: location(node))
        builder.place(end)
        return .written(slot, .view, shortText(of: node))
    }

    // MARK: Operators

    private func prefix(_ node: PrefixOperatorExprSyntax) -> Term {
        switch node.operator.text {
        case "!": return condition(asValue: ExprSyntax(node))
        case "-":
            let term = evaluate(node.expression)
            if case .number(let value)? = term.constant {
                return Term(.constant(.number(-value)), .number, shortText(of: node))
            }
            return Term(term.operand, term.shape, shortText(of: node))
        default: return evaluate(node.expression)
        }
    }

    private func infix(_ node: InfixOperatorExprSyntax) -> Term {
        if node.operator.is(AssignmentExprSyntax.self) { return assignment(node) }
        guard let name = node.operatorName else { return .unknown(shortText(of: node)) }
        switch name {
        case "&&", "||", "==", "!=", "===", "!==": return condition(asValue: ExprSyntax(node))
        case "??": return coalesced(node)
        case "<", ">", "<=", ">=", "~=": return comparison(node, name)
        case "+=", "-=", "*=", "/=": return compoundAssignment(node)
        default: return arithmetic(node, name)
        }
    }

    /// A condition as a value: a constant, an operand, or a slot set on two paths.
    private func condition(asValue expression: ExprSyntax) -> Term {
        let whenTrue = builder.label()
        let whenFalse = builder.label()
        let merge = Merge(end: builder.label(), name: shortText(of: expression))
        condition(expression, ifTrue: whenTrue, ifFalse: whenFalse)
        builder.place(whenTrue)
        if builder.isReachable { add(.boolean(true, shortText(of: expression)), to: merge, at: expression) }
        builder.place(whenFalse)
        if builder.isReachable { add(.boolean(false, shortText(of: expression)), to: merge, at: expression) }
        builder.place(merge.end)
        return merge.term
    }

    private func comparison(_ node: InfixOperatorExprSyntax, _ name: String) -> Term {
        let left = evaluate(node.leftOperand)
        let right = evaluate(node.rightOperand)
        if case .number(let a)? = left.constant, case .number(let b)? = right.constant {
            let answers = ["<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b]
            if let answer = answers[name] { return .boolean(answer, shortText(of: node)) }
        }
        if case .isTrue(let answer)? = countedComparison(left, name, right, at: node) {
            return Term(answer, .boolean, shortText(of: node))
        }
        return .unknown(shortText(of: node), type: "Bool")
    }

    private func coalesced(_ node: InfixOperatorExprSyntax) -> Term {
        let left = evaluate(node.leftOperand)
        switch nilness(of: left, at: Syntax(node.leftOperand)) {
        case .never:
            return left
        case .always:
            return evaluate(node.rightOperand)
        case .asked(let condition):
            let whenNil = builder.label()
            let whenSome = builder.label()
            let merge = Merge(end: builder.label(), name: shortText(of: node))
            builder.emit(.branch(condition, then: whenNil, otherwise: whenSome), at: location(node))
            builder.place(whenSome)
            add(left.unwrapped, to: merge, at: node.leftOperand)
            builder.place(whenNil)
            add(evaluate(node.rightOperand), to: merge, at: node.rightOperand)
            builder.place(merge.end)
            return merge.term
        }
    }
}

extension SubscriptCallExprSyntax {
    /// The path in `base[keyPath: path]`.
    var keyPath: ExprSyntax? {
        guard let only = arguments.first, arguments.count == 1, only.label?.text == "keyPath" else { return nil }
        return only.expression
    }
}
