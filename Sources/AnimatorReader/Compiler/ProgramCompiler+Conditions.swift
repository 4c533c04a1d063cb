import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: If and guard

    func ifStatement(_ node: IfExprSyntax) {
        let otherwise = builder.label()
        let end = builder.label()
        let saved = frame
        frame.scope = Scope(parent: frame.scope, activation: frame.scope.activation)
        conditions(node.conditions, otherwise: otherwise)
        scoped(node.body.statements)
        frame = saved
        builder.jump(to: end, at: endLocation(node.body))
        builder.place(otherwise)
        switch node.elseBody {
        case .ifExpr(let next)?: ifStatement(next)
        case .codeBlock(let block)?: scoped(block.statements)
        default: break
        }
        // Where nothing is done otherwise, it is the condition that a person would change.
        builder.jump(to: end, at: node.elseBody == nil ? location(node.conditions) : endLocation(node))
        builder.place(end)
    }

    func guardStatement(_ node: GuardStmtSyntax) {
        let otherwise = builder.label()
        let end = builder.label()
        let before = frame
        conditions(node.conditions, otherwise: otherwise)
        builder.jump(to: end, at: location(node))
        let after = frame
        frame = before
        frame.scope = Scope(parent: before.scope, activation: before.scope.activation)
        builder.place(otherwise)
        scoped(node.body.statements)
        // A guard's body always leaves; where it does so by something not read as leaving, the path ends here.
        builder.emit(.trap("a guard's else that does not return"), at: endLocation(node.body))
        frame = after
        builder.place(end)
    }

    /// Goes on where all elements hold, with the names they bind; jumps to `otherwise` where one does not.
    func conditions(_ elements: ConditionElementListSyntax, otherwise: Label) {
        for element in elements {
            switch element.condition {
            case .expression(let expression):
                let next = builder.label()
                condition(expression, ifTrue: next, ifFalse: otherwise)
                builder.place(next)
            case .optionalBinding(let binding): optionalBinding(binding, otherwise: otherwise)
            case .matchingPattern(let match):
                let subject = evaluate(match.initializer.value)
                matchOrLeave(subject, match.pattern, at: match, otherwise: otherwise)
            default: break
            }
        }
    }

    private func optionalBinding(_ binding: OptionalBindingConditionSyntax, otherwise: Label) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            guard let value = binding.initializer?.value else { return }
            let term = evaluate(value)
            leaveIfNil(term, at: Syntax(value), otherwise: otherwise)
            return define(binding.pattern, as: term.unwrapped, isLet: true, at: location(binding))
        }
        let term: Term
        let value: ExprSyntax
        if let given = binding.initializer?.value {
            value = given
        } else {
            value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
        }
        if name == "self" || value.trimmedDescription == "self" {
            bindSelf(to: name, at: binding, otherwise: otherwise)
            return
        }
        if binding.initializer != nil { term = evaluate(value) } else { term = lookUp(name, at: binding) }
        leaveIfNil(term, at: binding.initializer.map { Syntax($0.value) } ?? Syntax(binding), otherwise: otherwise)
        if binding.isGuardOnOwnView, case .view = term.shape { leaveIfNeverNil(term, at: value, otherwise: otherwise) }
        define(name, as: term.unwrapped, isLet: true, at: location(binding))
    }

    private func bindSelf(to name: String, at node: OptionalBindingConditionSyntax, otherwise: Label) {
        guard let receiver = frame.receiver else { return }
        if receiver.isWeak {
            let term = selfTerm(receiver, at: node)
            leaveIfNil(term, at: Syntax(node), otherwise: otherwise)
        }
        let strong = receiver.strengthened()
        if name == "self" {
            frame.receiver = strong
        } else {
            frame.scope.define(name, as: Binding(.alias(selfTerm(strong, at: node))))
        }
    }

    /// Jumps to `otherwise` where the term is `nil`.
    func leaveIfNil(_ term: Term, at node: Syntax, otherwise: Label) {
        let next = builder.label()
        switch nilness(of: term, at: node) {
        case .always: builder.jump(to: otherwise, at: location(node))
        case .never: break
        case .asked(let condition):
            builder.emit(.branch(condition, then: otherwise, otherwise: next), at: location(node))
        }
        builder.place(next)
    }

    /// The way out where a controller's own view is not there: it never is in practice, so what needs it is a note.
    private func leaveIfNeverNil(_ term: Term, at value: ExprSyntax, otherwise: Label) {
        guard case .never = nilness(of: term, at: Syntax(value)) else { return }
        let cap = Slot.Cap(value: .boolean(true), severity: .note, reason: "the controller has no view")
        let next = builder.label()
        let slot = choice("\(term.text) == nil", about: Syntax(value), caps: [cap])
        builder.emit(.branch(.isTrue(.slot(slot)), then: otherwise, otherwise: next), at: location(value))
        builder.place(next)
    }

    enum Nilness {
        case always, never
        case asked(Condition)
    }

    func nilness(of term: Term, at node: Syntax) -> Nilness {
        switch term.shape {
        case .none: return .always
        case .closure(.some), .function, .localFunction: return .never
        default: break
        }
        if let base = term.chainedOn { return .asked(.isNil(base)) }
        if term.constant == .absent { return .always }
        if term.constant != nil, !mayBeMissing(term) { return .never }
        guard term.isOptional else { return .never }
        if term.operand == .unknown || term.isUnknownValue || term.constant != nil {
            let slot = choice("\(term.text) == nil", about: node)
            return .asked(.isTrue(.slot(slot)))
        }
        return .asked(.isNil(term.operand))
    }

    /// Whether a view or controller outside the transition may be missing: one controller is in a navigation
    /// controller, another is not. Asked only where the code asks.
    private func mayBeMissing(_ term: Term) -> Bool {
        if term.isOptional, case .attribute(.unknown, _)? = term.constant { return true }
        guard term.isOptional, case .view(let view)? = term.constant, case .outside = builder.program.views[view].role
        else { return false }
        return true
    }

    // MARK: Conditions

    func condition(_ expression: ExprSyntax, ifTrue: Label, ifFalse: Label) {
        let node = expression
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return condition(only.expression, ifTrue: ifTrue, ifFalse: ifFalse)
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return condition(prefix.expression, ifTrue: ifFalse, ifFalse: ifTrue)
        }
        if let infix = node.as(InfixOperatorExprSyntax.self), let name = infix.operatorName {
            if infixCondition(infix, name, ifTrue: ifTrue, ifFalse: ifFalse) { return }
        }
        if let test = node.as(IsExprSyntax.self) {
            let term = evaluate(test.expression)
            return jump(
                on: castTruth(term, to: test.type, at: Syntax(node)), ifTrue: ifTrue, ifFalse: ifFalse, at: node)
        }
        let term = evaluate(node)
        jump(on: truth(of: term, at: Syntax(node)), ifTrue: ifTrue, ifFalse: ifFalse, at: node)
    }

    private func infixCondition(
        _ infix: InfixOperatorExprSyntax, _ name: String, ifTrue: Label, ifFalse: Label
    ) -> Bool {
        switch name {
        case "&&":
            let next = builder.label()
            condition(infix.leftOperand, ifTrue: next, ifFalse: ifFalse)
            builder.place(next)
            condition(infix.rightOperand, ifTrue: ifTrue, ifFalse: ifFalse)
        case "||":
            let next = builder.label()
            condition(infix.leftOperand, ifTrue: ifTrue, ifFalse: next)
            builder.place(next)
            condition(infix.rightOperand, ifTrue: ifTrue, ifFalse: ifFalse)
        case "==", "===", "!=", "!==":
            let answer = equality(infix)
            let isNegated = name.hasPrefix("!")
            jump(on: answer, ifTrue: isNegated ? ifFalse : ifTrue, ifFalse: isNegated ? ifTrue : ifFalse, at: infix)
        default: return false
        }
        return true
    }

    /// What is known of a condition while compiling.
    enum Truth {
        case known(Bool)
        case asked(Condition)
    }

    func jump(on truth: Truth, ifTrue: Label, ifFalse: Label, at node: some SyntaxProtocol) {
        switch truth {
        case .known(let value): builder.jump(to: value ? ifTrue : ifFalse, at: location(node))
        case .asked(let condition):
            builder.emit(.branch(condition, then: ifTrue, otherwise: ifFalse), at: location(node))
        }
    }

    func truth(of term: Term, at node: Syntax) -> Truth {
        if case .boolean(let value)? = term.constant { return .known(value) }
        if term.operand == .unknown { return .asked(.isTrue(.slot(choice(node.foldedText, about: node)))) }
        return .asked(.isTrue(term.operand))
    }

    private func equality(_ infix: InfixOperatorExprSyntax) -> Truth {
        let left = evaluate(infix.leftOperand)
        let right = evaluate(infix.rightOperand, matching: left)
        let leftTerm = resolveImplicitMember(left, matching: right, from: infix.leftOperand)
        if case .none = right.shape { return truth(of: nilness(of: leftTerm, at: Syntax(infix.leftOperand))) }
        if case .none = leftTerm.shape { return truth(of: nilness(of: right, at: Syntax(infix.rightOperand))) }
        if let a = leftTerm.constant, let b = right.constant { return .known(a == b) }
        if let condition = countedComparison(leftTerm, "==", right, at: infix) { return .asked(condition) }
        if let a = leftTerm.literal, let b = right.literal { return .known(a == b) }
        if let truth = truth(ofCarried: leftTerm, being: right) ?? truth(ofCarried: right, being: leftTerm) {
            return truth
        }
        if leftTerm.operand != .unknown, right.operand != .unknown, leftTerm.shape.fitsSlot, right.shape.fitsSlot {
            return .asked(.equal(leftTerm.operand, right.operand))
        }
        let text = infix.with(\.operator, ExprSyntax(BinaryOperatorExprSyntax(operator: .binaryOperator("=="))))
            .foldedText
        return .asked(.isTrue(.slot(choice(text, about: Syntax(infix)))))
    }

    private func truth(of nilness: Nilness) -> Truth {
        switch nilness {
        case .always: .known(true)
        case .never: .known(false)
        case .asked(let condition): .asked(condition)
        }
    }

    // MARK: Choices

    /// The slot of a remembered choice: a condition that the source does not decide.
    func choice(
        _ text: String, about node: Syntax, caps: [Slot.Cap] = []
    ) -> SlotID {
        choicesAsked += 1
        let reads = bindings(readIn: node)
        let isLocal = reads.contains { $0.isLocal }
        let key = ChoiceKey(
            text: text, object: frame.receiver?.object,
            activation: isLocal ? frame.scope.activation : nil, value: frame.receiver?.value)
        let slot: SlotID
        if let known = choices[key] {
            slot = known
        } else {
            slot = builder.slot(
                Slot(
                    name: text, location: location(node), initial: .undecided,
                    candidates: [.boolean(true), .boolean(false)],
                    lifetime: isLocal || speaksOfTransition(node) ? .transition : .story, caps: caps))
            choices[key] = slot
        }
        for read in reads { read.binding.choices.insert(slot) }
        if isMeasured(node.foldedText) { fingers.choices.insert(slot) }
        if frame.isTick, node.isComparison { clock.choices.insert(slot) }
        return slot
    }

    /// Whether an expression says where the fingers are or how fast they move, or reads a local that does.
    func isMeasured(_ text: String) -> Bool {
        if Self.measurements.occurs(in: text) { return true }
        guard hasMeasuredNames else { return false }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .contains { frame.scope.lookUp(String($0))?.binding.isMeasured == true }
    }

    func markMeasured(_ name: String, in scope: Scope) {
        scope.lookUp(name)?.binding.isMeasured = true
        hasMeasuredNames = true
    }

    private static let measurements = ByteSearch([
        "translation(in:", "velocity(in:", "location(in:", "location(ofTouch:",
    ])

    /// Whether an expression reads anything of the transition's own: its context, its controllers, a local.
    private func speaksOfTransition(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return frame.scope.lookUp(name) != nil || name == "presentedViewController"
                || name == "presentingViewController"
        }
    }

    /// The names with unknown values that an expression reads.
    func bindings(readIn node: Syntax) -> [(binding: Binding, isLocal: Bool)] {
        var found: [(Binding, Bool)] = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if let local = frame.scope.lookUp(name) {
                found.append((local.binding, true))
            } else if let object = frame.receiver?.object, let binding = instances[object]?.properties[name] {
                found.append((binding, false))
            }
        }
        return found
    }

    /// Makes the choices that read an unknown name undecided again wherever the name is assigned.
    func resolveResets() {
        for binding in unknowns where !binding.choices.isEmpty {
            for position in binding.assignments { writeReset(of: binding.choices.sorted(), at: position) }
        }
    }

    private func writeReset(of slots: [SlotID], at position: Int) {
        insert(at: position) { place in
            for slot in slots { builder.emit(.assign(slot, .undecided), at: place) }
        }
    }

    /// Writes code in the place of a jump that was left open.
    func insert(at position: Int, _ body: (TransitionModel.SourceLocation) -> Void) {
        let instruction = builder.program.instructions[position]
        guard case .jump(let next) = instruction.operation else { return }
        let entry = builder.startBlock()
        body(instruction.location)
        builder.jump(to: next, at: instruction.location)
        builder.redirect(position, to: entry)
    }

    /// Leaves a jump for code that is written when more is known.
    func leaveOpen(_ positions: inout [Int], at location: TransitionModel.SourceLocation) {
        guard builder.isReachable else { return }
        let next = builder.label()
        positions.append(builder.nextPosition)
        builder.jump(to: next, at: location)
        builder.place(next)
    }
}

extension SyntaxProtocol {
    /// Whether it compares numbers or places: where one of them moves, the answer changes with the time.
    fileprivate var isComparison: Bool {
        if let call = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) {
            return ["intersects", "contains"].contains(call.declName.baseName.text)
        }
        guard let name = self.as(InfixOperatorExprSyntax.self)?.operatorName else { return false }
        return ["<", ">", "<=", ">="].contains(name)
    }
}

extension InfixOperatorExprSyntax {
    var operatorName: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension OptionalBindingConditionSyntax {
    /// Whether a guard binds the view of a controller that is there: `guard let view = controller.view`.
    fileprivate var isGuardOnOwnView: Bool {
        guard parent?.parent?.parent?.is(GuardStmtSyntax.self) == true,
            let member = initializer?.value.as(MemberAccessExprSyntax.self), let base = member.base
        else { return false }
        return member.declName.baseName.text == "view" && !base.is(OptionalChainingExprSyntax.self)
    }
}
