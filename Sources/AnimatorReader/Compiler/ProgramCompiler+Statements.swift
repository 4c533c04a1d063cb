import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func statements(_ items: CodeBlockItemListSyntax) {
        let target = frame.valueTarget
        for item in items where builder.isReachable || item.item.is(DeclSyntax.self) {
            markExpectedOrder(in: item)
            if let target {
                let isLast = item.id == items.last?.id
                if isLast, let value = item.item.as(ExprSyntax.self), deliver(value, to: target) { continue }
                frame.valueTarget = isLast ? target : nil
            }
            defer { frame.valueTarget = target }
            switch item.item {
            case .decl(let declaration): self.declaration(declaration)
            case .stmt(let statement): self.statement(statement)
            case .expr(let expression): expressionStatement(expression)
            default: opaque(item, mayComplete: false, mayTouchViews: false)
            }
        }
    }

    /// Hands on what a branch ends with; false where that is again an `if` or `switch`, whose branches do so.
    private func deliver(_ value: ExprSyntax, to target: Merge) -> Bool {
        guard !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self) else { return false }
        frame.valueTarget = nil
        add(evaluate(value, expecting: target.expecting), to: target, at: value)
        frame.valueTarget = target
        return true
    }

    /// Statements with names of their own, and with the `defer`s among them run at the end.
    func scoped(_ items: CodeBlockItemListSyntax, define: (Scope) -> Void = { _ in }) {
        let outer = frame.scope
        frame.scope = Scope(parent: outer, activation: outer.activation)
        define(frame.scope)
        frame.deferred.append([])
        statements(items)
        runDeferred(downTo: frame.deferred.count - 1)
        frame.deferred.removeLast()
        frame.scope = outer
    }

    /// Compiles what is deferred in all scopes deeper than `depth`, innermost first.
    func runDeferred(downTo depth: Int) {
        let saved = frame.deferred
        while frame.deferred.count > depth {
            let blocks = frame.deferred.removeLast()
            for block in blocks.reversed() { statements(block) }
        }
        frame.deferred = saved
    }

    private func expressionStatement(_ expression: ExprSyntax) {
        if let conditional = expression.as(IfExprSyntax.self) {
            ifStatement(conditional)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            switchStatement(choice)
        } else {
            _ = evaluate(expression)
        }
    }

    private func statement(_ statement: StmtSyntax) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .guardStmt(let node): guardStatement(node)
        case .returnStmt(let node): returnStatement(node)
        case .expressionStmt(let node): expressionStatement(node.expression)
        case .deferStmt(let node):
            if frame.deferred.isEmpty { frame.deferred.append([]) }
            frame.deferred[frame.deferred.count - 1].append(node.body.statements)
        case .doStmt(let node): doStatement(node)
        case .breakStmt(let node):
            leave(
                to: frame.loops.last { node.label == nil || $0.name == node.label?.text }, continuing: false, at: node)
        case .continueStmt(let node):
            let target = frame.loops.last { $0.continuing != nil && (node.label == nil || $0.name == node.label?.text) }
            leave(to: target, continuing: true, at: node)
        case .labeledStmt(let node): labeled(node)
        case .forStmt(let node): forStatement(node, name: nil)
        case .whileStmt(let node): whileStatement(node, name: nil)
        case .repeatStmt(let node): repeatStatement(node, name: nil)
        case .fallThroughStmt(let node):
            if let next = frame.fallthroughs.last, let next { builder.jump(to: next, at: location(node)) }
        case .throwStmt(let node): leaveByThrowing(from: node)
        default: opaque(statement, mayComplete: true, mayTouchViews: true)
        }
    }

    /// `do { … } catch { … }`: the first clause that may fit takes what is thrown; what fits none is thrown on.
    private func doStatement(_ node: DoStmtSyntax) {
        guard !node.catchClauses.isEmpty else { return scoped(node.body.statements) }
        let end = builder.label()
        let outer = frame.catching
        let target = CatchTarget(label: builder.label(), deferDepth: frame.deferred.count)
        frame.catching = target
        scoped(node.body.statements)
        frame.catching = outer
        builder.jump(to: end, at: endLocation(node.body))
        builder.place(target.label)
        for clause in node.catchClauses where target.isThrownTo && builder.isReachable {
            let next = builder.label()
            if !clause.catchItems.isEmpty {
                let body = builder.label()
                let fits = choice("catch \(clause.catchItems.trimmedDescription)", about: Syntax(clause))
                builder.emit(.branch(.isTrue(.slot(fits)), then: body, otherwise: next), at: location(clause))
                builder.place(body)
            }
            scoped(clause.body.statements)
            builder.jump(to: end, at: endLocation(clause.body))
            builder.place(next)
        }
        if builder.isReachable { outer?.isThrownTo = true }
        builder.jump(to: outer?.label ?? end, at: endLocation(node))
        builder.place(end)
    }

    /// Leaves for the `catch` around, or the function.
    func leaveByThrowing(from node: some SyntaxProtocol) {
        guard let target = frame.catching else { return returnFrom(node, with: nil) }
        target.isThrownTo = true
        runDeferred(downTo: target.deferDepth)
        builder.jump(to: target.label, at: location(node))
    }

    /// Leaves for the `catch` around, if anything unknown was tried that may throw.
    func maybeThrow(_ node: TryExprSyntax) {
        guard frame.catching != nil, builder.isReachable else { return }
        let next = builder.label()
        let thrown = builder.label()
        let throwing = choice("\(node.foldedText) throws", about: Syntax(node))
        builder.emit(.branch(.isTrue(.slot(throwing)), then: thrown, otherwise: next), at: location(node))
        builder.place(thrown)
        leaveByThrowing(from: node)
        builder.place(next)
    }

    private func labeled(_ node: LabeledStmtSyntax) {
        if let loop = node.statement.as(ForStmtSyntax.self) { return forStatement(loop, name: node.label.text) }
        if let loop = node.statement.as(WhileStmtSyntax.self) { return whileStatement(loop, name: node.label.text) }
        if let loop = node.statement.as(RepeatStmtSyntax.self) { return repeatStatement(loop, name: node.label.text) }
        statement(node.statement)
    }

    private func leave(to target: LoopTarget?, continuing: Bool, at node: some SyntaxProtocol) {
        guard let target else { return }
        runDeferred(downTo: target.deferDepth)
        builder.jump(to: continuing ? target.continuing ?? target.breaking : target.breaking, at: location(node))
    }

    // MARK: Declarations

    private func declaration(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            if variable.modifiers.contains(where: { $0.name.text == "async" }) {
                return opaque(variable, mayComplete: true, mayTouchViews: true)
            }
            for binding in variable.bindings { local(binding, in: variable) }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            frame.scope.define(function)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let items)? = conditional.elements(in: frame.file.build) { statements(items) }
        }
        // Local types are found by nobody here; what is made of them is not understood where it is made.
    }

    private func local(_ binding: PatternBindingSyntax, in variable: VariableDeclSyntax) {
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        if let getter = getter(of: binding) {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                frame.scope.define(name, as: Binding(.computed(getter, binding.typeAnnotation?.type, frame.scope)))
            }
            return
        }
        guard let value = binding.initializer?.value else {
            declareUninitialized(binding)
            return
        }
        let term = evaluate(value, expecting: binding.typeAnnotation?.type)
        define(binding.pattern, as: term, isLet: isLet, type: binding.typeAnnotation?.type, at: location(binding))
    }

    private func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
        if case .getter(let body)? = binding.accessorBlock?.accessors { return body }
        return nil
    }

    private func declareUninitialized(_ binding: PatternBindingSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        let type = binding.typeAnnotation?.type
        let shape = type.map { self.shape(of: $0) } ?? Shape.unknown(type: nil)
        let isOptional = type?.isOptional ?? false
        guard shape.fitsSlot else {
            frame.scope.define(name, as: Binding(.unknown(type: type.map(key), isOptional: isOptional)))
            return
        }
        let slot = temporary(name, at: location(binding))
        if isOptional { builder.assign(slot, .nil, at: location(binding)) }
        frame.scope.define(name, as: Binding(.slot(slot, Term(.slot(slot), shape, name, isOptional: isOptional))))
    }

    /// Gives the names in a pattern their values.
    func define(
        _ pattern: PatternSyntax, as term: Term, isLet: Bool, type: TypeSyntax? = nil,
        at location: TransitionModel.SourceLocation
    ) {
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            for (position, element) in tuple.elements.enumerated() {
                var part = Term.unknown(element.trimmedDescription)
                if case .tuple(let parts) = term.shape, position < parts.count { part = parts[position].term }
                define(element.pattern, as: part, isLet: isLet, at: location)
            }
            return
        }
        if let inner = pattern.as(ValueBindingPatternSyntax.self) {
            return define(inner.pattern, as: term, isLet: isLet, at: location)
        }
        if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
            // So does the parser read `guard let (a, b) = …`.
            for (position, element) in tuple.elements.enumerated() {
                var part = Term.unknown(element.trimmedDescription)
                if case .tuple(let parts) = term.shape, position < parts.count { part = parts[position].term }
                let inner =
                    element.expression.as(PatternExprSyntax.self)?.pattern
                    ?? PatternSyntax(ExpressionPatternSyntax(expression: element.expression))
                define(inner, as: part, isLet: isLet, at: location)
            }
            return
        }
        if let expression = pattern.as(ExpressionPatternSyntax.self),
            let name = expression.expression.as(DeclReferenceExprSyntax.self)
        {
            return define(name.baseName.text, as: term, isLet: isLet, type: type, at: location)
        }
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        define(name, as: term, isLet: isLet, type: type, at: location)
    }

    func define(
        _ name: String, as term: Term, isLet: Bool, type: TypeSyntax? = nil,
        at location: TransitionModel.SourceLocation
    ) {
        let isMeasured = isMeasured(term.text)
        defer { if isMeasured { markMeasured(name, in: frame.scope) } }
        nameView(term, name)
        var term = term.labelled(by: type)
        if case .tuple(let parts) = term.shape {
            term.shape = .tuple(
                parts.map { label, part in
                    (label, part.isUnknownValue || !part.shape.fitsSlot ? part : asItIsNow(part, at: location))
                })
        }
        if let type, case .unknown = term.shape { term.shape = shape(of: type) }
        if let type, !isLet, case .none = term.shape { term = Term(.nil, shape(of: type), name, isOptional: true) }
        if !isLet, case .array = term.shape, followsElements(of: term, type) {
            // What is appended later is written into this binding as the text goes on.
            frame.scope.define(name, as: Binding(.alias(term)))
            return
        }
        if !isLet, case .array(let elements) = term.shape {
            // What is appended later is not followed: such an array holds some elements of its kind.
            let element = type?.as(ArrayTypeSyntax.self)?.element.simpleName ?? elements.first?.typeName
            frame.scope.define(name, as: Binding(.unknown(type: element.map { "[\($0)]" }, isOptional: false)))
            return
        }
        if term.isUnknownFlag, !term.isOptional, let kept = decided(name, at: location) {
            frame.scope.define(name, as: Binding(.slot(kept.slot, kept.term)))
            return
        }
        if let type { term.isOptional = term.isOptional || type.isOptional }
        if isLet, term.literal != nil {
            frame.scope.define(name, as: Binding(.alias(term)))
            return
        }
        if term.isUnknownValue {
            let binding = Binding(.unknown(type: term.typeName, isOptional: term.isOptional))
            if term.isElement { binding.elementName = term.text }
            binding.carried = term.carried
            noteAssignment(to: binding, at: location)
            frame.scope.define(name, as: binding)
            return
        }
        if isLet, term.isStable {
            frame.scope.define(name, as: Binding(.alias(term)))
            return
        }
        guard let slotTerm = stored(term, name: name, at: location) else {
            frame.scope.define(name, as: Binding(.alias(term)))
            return
        }
        frame.scope.define(name, as: Binding(.slot(slotTerm.slot, slotTerm.term)))
    }

    /// A slot for a flag that nobody knows: the same answer whenever the name is asked.
    private func decided(
        _ name: String, at location: TransitionModel.SourceLocation
    ) -> (slot: SlotID, term: Term)? {
        let slot = builder.slot(
            Slot(
                name: name, location: location, initial: .undecided, candidates: [.boolean(true), .boolean(false)],
                lifetime: .transition))
        builder.assign(slot, .undecided, at: location)
        return (slot, Term(.slot(slot), .boolean, name))
    }

    /// The same as it is now, whatever becomes of the name: a part of a tuple that is kept, an element of an array.
    func asItIsNow(_ term: Term, at location: TransitionModel.SourceLocation) -> Term {
        term.isStable ? term : stored(term, name: term.text, at: location)?.term ?? term
    }

    /// Puts a term's present value into a slot of its own; `nil` when its kind has no value at run time.
    func stored(
        _ term: Term, name: String, at location: TransitionModel.SourceLocation
    ) -> (slot: SlotID, term: Term)? {
        guard let operand = runtimeOperand(of: term) else { return nil }
        let slot = temporary(name, at: location)
        builder.assign(slot, operand, at: location)
        var kept = Term(.slot(slot), term.shape.forgettingConstant, name, isOptional: term.isOptional)
        kept.read = term.read
        return (slot, kept)
    }

    /// Leaves a jump at an assignment of a value nobody knows: where choices that read the name will be asked anew.
    func noteAssignment(to binding: Binding, at location: TransitionModel.SourceLocation) {
        guard builder.isReachable else { return }
        if binding.assignments.isEmpty { unknowns.append(binding) }
        leaveOpen(&binding.assignments, at: location)
    }

    // MARK: Return

    private func returnStatement(_ node: ReturnStmtSyntax) {
        returnFrom(node, with: node.expression)
    }

    func returnFrom(_ node: some SyntaxProtocol, with expression: ExprSyntax?) {
        let target = frame.returning
        let term = expression.map { evaluate($0, expecting: nil) }
        if let target, let term { deliver(term, to: target, from: node) }
        runDeferred(downTo: target?.deferDepth ?? 0)
        if let target {
            builder.jump(to: target.label, at: location(node))
        } else {
            builder.emit(.end, at: location(node))
        }
    }

    func deliver(_ term: Term, to target: ReturnTarget, from node: some SyntaxProtocol) {
        if target.only == node.id {
            target.result = term
            return
        }
        if case .tuple(let parts) = term.shape { return deliver(parts, to: target, from: node) }
        if term.isArray { place(term, among: &target.arrays, called: shortText(of: node), at: node) }
        guard let operand = runtimeOperand(of: term) else { return }
        if target.slot == nil { target.slot = temporary("result", at: location(node)) }
        builder.assign(target.slot!, operand, at: location(node))
        target.carries.merge(carriedCases(of: term))
        if case .none = term.shape {
            target.result?.isOptional = true
            return
        }
        if target.shape == nil { target.shape = term.shape.forgettingConstant }
    }

    /// A tuple's parts have a slot each; the result's own slot says whether there is a tuple at all.
    private func deliver(
        _ parts: [(label: String?, term: Term)], to target: ReturnTarget, from node: some SyntaxProtocol
    ) {
        let place = location(node)
        if target.slot == nil { target.slot = temporary("result", at: place) }
        builder.assign(target.slot!, .constant(.boolean(true)), at: place)
        if target.parts.isEmpty {
            target.parts = parts.map { part in
                guard runtimeOperand(of: part.term) != nil else { return part }
                var term = Term(
                    .slot(temporary(part.term.text, at: place)), part.term.shape.forgettingConstant, part.term.text)
                term.isOptional = part.term.isOptional
                return (part.label, term)
            }
        }
        for (kept, part) in zip(target.parts, parts) {
            guard case .slot(let slot) = kept.term.operand, let operand = runtimeOperand(of: part.term),
                operand != .slot(slot)
            else { continue }
            builder.assign(slot, operand, at: place)
        }
    }
}
