import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: Switch

    func switchStatement(_ node: SwitchExprSyntax) {
        let subject = fixed(evaluate(node.subject), at: location(node.subject))
        let end = builder.label()
        let cases = node.cases.activeCases(in: frame.file.build)
        let bodies = cases.map { _ in builder.label() }
        frame.loops.append(LoopTarget(name: nil, breaking: end, continuing: nil, deferDepth: frame.deferred.count))
        for (position, item) in cases.enumerated() {
            let next = builder.label()
            let isLast = position == cases.count - 1
            let outer = frame.scope
            frame.scope = Scope(parent: outer, activation: outer.activation)
            select(item, subject: subject, body: bodies[position], next: next, isLast: isLast)
            builder.place(bodies[position])
            frame.fallthroughs.append(isLast ? nil : bodies[position + 1])
            scoped(item.statements)
            frame.fallthroughs.removeLast()
            builder.jump(to: end, at: location(item))
            frame.scope = outer
            builder.place(next)
        }
        frame.loops.removeLast()
        builder.jump(to: end, at: endLocation(node))
        builder.place(end)
    }

    /// A term whose value stays the same while it is compared with several patterns.
    private func fixed(_ term: Term, at location: TransitionModel.SourceLocation) -> Term {
        if case .tuple(let parts) = term.shape {
            var result = term
            result.shape = .tuple(parts.map { ($0.label, fixed($0.term, at: location)) })
            return result
        }
        guard !term.isStable, let kept = stored(term, name: term.text, at: location) else { return term }
        return kept.term
    }

    private func select(
        _ item: SwitchCaseSyntax, subject: Term, body: Label, next: Label, isLast: Bool
    ) {
        guard case .case(let label) = item.label else {
            builder.jump(to: body, at: location(item))
            return
        }
        for (position, element) in label.caseItems.enumerated() {
            let isFinal = position == label.caseItems.count - 1
            let other = isFinal ? next : builder.label()
            // A switch is exhaustive: where no earlier case fitted, the last one without a condition does.
            if isLast, isFinal, element.whereClause == nil {
                if !element.pattern.bindsNothing {
                    matchOrLeave(subject, element.pattern, at: element, otherwise: body)
                }
                builder.jump(to: body, at: location(element))
            } else {
                matchOrLeave(subject, element.pattern, at: element, otherwise: other)
                if let clause = element.whereClause {
                    condition(clause.condition, ifTrue: body, ifFalse: other)
                } else {
                    builder.jump(to: body, at: location(element))
                }
            }
            if !isFinal { builder.place(other) }
        }
    }

    // MARK: Patterns

    /// Goes on where the pattern matches, with the names it binds; jumps to `otherwise` where it does not.
    func matchOrLeave(_ subject: Term, _ pattern: PatternSyntax, at node: some SyntaxProtocol, otherwise: Label) {
        let next = builder.label()
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return matchOrLeave(subject, binding.pattern, at: node, otherwise: otherwise)
        }
        if pattern.is(WildcardPatternSyntax.self) { return }
        if pattern.is(IdentifierPatternSyntax.self) {
            return define(pattern, as: subject, isLet: true, at: location(node))
        }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return matchTuple(subject, Array(tuple.elements.map(\.pattern)), at: node, otherwise: otherwise)
        }
        if let test = pattern.as(IsTypePatternSyntax.self) {
            jump(
                on: castTruth(subject, to: test.type, at: Syntax(node)), ifTrue: next, ifFalse: otherwise, at: node)
            builder.place(next)
            return
        }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
            jump(
                on: .asked(.isTrue(.slot(choice("\(subject.text) ~= \(pattern.foldedText)", about: Syntax(node))))),
                ifTrue: next, ifFalse: otherwise, at: node)
            builder.place(next)
            return
        }
        matchExpression(subject, expression, at: node, next: next, otherwise: otherwise)
        builder.place(next)
    }

    private func matchTuple(
        _ subject: Term, _ patterns: [PatternSyntax], at node: some SyntaxProtocol, otherwise: Label
    ) {
        if patterns.count == 1, let only = patterns.first {
            return matchOrLeave(subject, only, at: node, otherwise: otherwise)
        }
        for (position, pattern) in patterns.enumerated() {
            var part = Term.unknown("\(subject.text).\(position)")
            if case .tuple(let parts) = subject.shape, position < parts.count { part = parts[position].term }
            matchOrLeave(part, pattern, at: node, otherwise: otherwise)
        }
    }

    private func matchExpression(
        _ subject: Term, _ expression: ExprSyntax, at node: some SyntaxProtocol, next: Label, otherwise: Label
    ) {
        // `case let x?` binds where the subject is not nil.
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            leaveIfNil(subject, at: Syntax(node), otherwise: otherwise)
            let unwrapped = subject.unwrapped
            if let inner = chain.expression.as(PatternExprSyntax.self)?.pattern {
                matchOrLeave(unwrapped, inner, at: node, otherwise: otherwise)
            } else {
                matchExpression(unwrapped, chain.expression, at: node, next: next, otherwise: otherwise)
                return
            }
            builder.jump(to: next, at: location(node))
            return
        }
        if let inner = expression.as(PatternExprSyntax.self)?.pattern {
            matchOrLeave(subject, inner, at: node, otherwise: otherwise)
            builder.jump(to: next, at: location(node))
            return
        }
        if expression.is(DiscardAssignmentExprSyntax.self) {
            builder.jump(to: next, at: location(node))
            return
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            matchTuple(
                subject, tuple.elements.map { PatternSyntax(ExpressionPatternSyntax(expression: $0.expression)) },
                at: node, otherwise: otherwise)
            builder.jump(to: next, at: location(node))
            return
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.is(MemberAccessExprSyntax.self)
        {
            // An enum case with associated values: the case is told by its name, its values by their types at most.
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            let types = subject.typeName.flatMap { index.type(named: $0)?.payloads[name] } ?? []
            for (position, argument) in call.arguments.enumerated() {
                if let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern {
                    let text = pattern.trimmedDescription
                    var part = position < types.count ? unknown(text, of: types[position]) : .unknown(text)
                    if part.isUnknownFlag, let type = subject.typeName {
                        part = payloadFlag(position, of: name, in: type, text, at: node)
                    }
                    if let kept = keptPayload(position, of: name, in: subject, text) { part = kept }
                    if position < types.count {
                        part.carried = carried(at: position, of: name, in: subject, types[position])
                    }
                    define(pattern, as: part, isLet: true, at: location(node))
                }
            }
            matchValue(subject, call.calledExpression, at: node, next: next, otherwise: otherwise)
            return
        }
        matchValue(subject, expression, at: node, next: next, otherwise: otherwise)
    }

    /// A flag that an enum's case carries: it travels with the case, so one answer holds for all that carry it.
    private func payloadFlag(
        _ position: Int, of name: String, in type: String, _ text: String, at node: some SyntaxProtocol
    ) -> Term {
        let key = ChoiceKey(carriedAt: position, of: name, in: type)
        let slot =
            choices[key]
            ?? builder.slot(
                Slot(
                    name: text, location: location(node), initial: .undecided,
                    candidates: [.boolean(true), .boolean(false)]))
        choices[key] = slot
        return .written(slot, .boolean, text)
    }

    /// Keeps what an enum's case is given, as far as that is followed: it travels with the case, so what the last one made
    /// holds is what is taken out.
    func keepPayload(of name: String, in type: String, _ arguments: Arguments, at node: some SyntaxProtocol) {
        for (position, term) in arguments.terms.enumerated() {
            guard term.isKeptInCases else { continue }
            let key = ChoiceKey(carriedAt: position, of: name, in: type)
            let known = payloads[key]
            let slot =
                known?.slot
                ?? builder.slot(
                    Slot(name: "\(type).\(name)", location: location(node), initial: .value(.absent)))
            if known == nil { payloads[key] = (slot, term.shape.forgettingConstant, term.isOptional) }
            builder.assign(slot, term.operand, at: location(node))
        }
    }

    /// What stands at a place of a case, where code in sight has put it there.
    private func keptPayload(_ position: Int, of name: String, in subject: Term, _ text: String) -> Term? {
        guard let type = subject.typeName, let kept = payloads[ChoiceKey(carriedAt: position, of: name, in: type)]
        else { return nil }
        return Term(.slot(kept.slot), kept.shape, text, isOptional: kept.isOptional)
    }

    private func matchValue(
        _ subject: Term, _ expression: ExprSyntax, at node: some SyntaxProtocol, next: Label, otherwise: Label
    ) {
        let value = evaluate(expression, matching: subject)
        let truth: Truth
        if case .none = value.shape {
            switch nilness(of: subject, at: Syntax(node)) {
            case .always: truth = .known(true)
            case .never: truth = .known(false)
            case .asked(let condition): truth = .asked(condition)
            }
        } else if let a = subject.constant, let b = value.constant {
            truth = .known(a == b)
        } else if let known = self.truth(ofCarried: subject, being: value) {
            truth = known
        } else if subject.operand != .unknown, subject.shape.fitsSlot, value.operand != .unknown, value.shape.fitsSlot {
            truth = .asked(.equal(subject.operand, value.operand))
        } else {
            truth = .asked(.isTrue(.slot(choice("\(subject.text) ~= \(expression.foldedText)", about: Syntax(node)))))
        }
        jump(on: truth, ifTrue: next, ifFalse: otherwise, at: node)
    }
}

extension SwitchCaseListSyntax {
    /// The cases that a build compiles.
    func activeCases(in build: IOSBuild) -> [SwitchCaseSyntax] {
        flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let item): return [item]
            case .ifConfigDecl(let conditional):
                if case .switchCases(let inner)? = conditional.elements(in: build) {
                    return inner.activeCases(in: build)
                }
                return []
            default: return []
            }
        }
    }
}

extension PatternSyntax {
    /// Whether the pattern gives no names to what it matches.
    var bindsNothing: Bool {
        !tokens(viewMode: .sourceAccurate).contains { ["let", "var"].contains($0.text) }
    }
}

extension Term {
    /// Whether it is something that an enum's case can carry along and that is followed.
    fileprivate var isKeptInCases: Bool {
        switch shape {
        case .view, .layer, .controller, .context, .propertyAnimator, .instance: operand != .unknown
        default: false
        }
    }
}
