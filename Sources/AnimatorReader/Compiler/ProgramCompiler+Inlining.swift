import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func inline(
        _ member: FunctionMember, owner: String?, receiver: BoundSelf?, _ arguments: Arguments,
        at node: some SyntaxProtocol
    ) -> Term {
        let member = overload(of: member, owner: owner, for: arguments)
        guard let body = member.body else { return unknownCall(member.name, arguments, at: node) }
        if let found = searched(member, owner: owner, receiver: receiver, at: node) { return found }
        var pairs = pair(member.parameters, with: arguments)
        if !enter(member.id) || losesTrack(of: member.id, pairs) {
            if goBack(to: member.id, receiver, pairs, at: node) { return .void }
            guard let widened = widened(pairs, of: member.id) else {
                if isInert(member, owner: owner) {
                    return .unknown(shortText(of: node), type: member.returnType?.simpleName)
                }
                opaque(node, handed: arguments.terms, mayComplete: true, mayTouchViews: true)
                return .unknown(shortText(of: node))
            }
            pairs = widened
        }
        let outer = coversUnknownCall
        defer {
            coversUnknownCall = outer
            inlinedCalls += 1
        }
        inlined.insert(member.id)
        if receiver?.object != frame.receiver?.object { calledFromElsewhere.insert(member.id) }
        let saved = frame
        defer { frame = saved }
        frame.isTail = isLastDeed(node)
        frame.scope = Scope(parent: nil, activation: newActivation())
        bind(pairs, in: frame.scope, file: member.file, receiver: receiver)
        frame.file = member.file
        frame.contextSelf = nil
        frame.receiver = owner.map { receiver?.read(as: $0) ?? BoundSelf(object: nil, type: $0) } ?? receiver
        begin(member.id, receiver, pairs, at: node)
        return run(
            body.statements, returning: member.returnType, at: Syntax(body), calledAs: calling(member.name, at: node))
    }

    /// Of functions with the same labels, the one whose parameters are of the arguments' kinds.
    private func overload(of member: FunctionMember, owner: String?, for arguments: Arguments) -> FunctionMember {
        let all = (owner.map { index.type(named: $0)?.functions } ?? index.functions[member.name]) ?? []
        let same = all.filter { $0.signature == member.signature && $0.hasBody }
        guard same.count > 1 else { return member }
        return same.first { candidate in
            pair(candidate.parameters, with: arguments).allSatisfy { parameter, argument in
                argument.map { takes($0.term, as: parameter.type) } ?? true
            }
        } ?? member
    }

    /// Whether an argument may be what a parameter of this type takes, as far as their kinds tell.
    private func takes(_ term: Term, as type: TypeSyntax) -> Bool {
        switch (term.shape, shape(of: type)) {
        case (.view, .layer), (.layer, .view), (.view, .controller), (.controller, .view), (.layer, .controller),
            (.context, .view), (.context, .controller), (.view, .geometry), (.geometry, .view), (.layer, .geometry):
            false
        default: true
        }
    }

    func callLocal(
        _ function: FunctionDeclSyntax, _ scope: Scope, _ arguments: Arguments, at node: some SyntaxProtocol
    ) -> Term {
        let id = Syntax(function).id
        let pairs = pair(Array(function.signature.parameterClause.parameters), with: arguments)
        if !enter(id), goBack(to: id, frame.receiver, pairs, at: node) { return .void }
        guard let body = function.body, let pairs = enter(id) ? pairs : widened(pairs, of: id) else {
            opaque(node, handed: arguments.terms, mayComplete: true, mayTouchViews: true)
            return .unknown(shortText(of: node))
        }
        let saved = frame
        defer { frame = saved }
        frame.isTail = isLastDeed(node)
        let inner = Scope(parent: scope, activation: newActivation())
        bind(pairs, in: inner, file: frame.file, receiver: frame.receiver)
        frame.scope = inner
        begin(id, frame.receiver, pairs, at: node)
        return run(
            body.statements, returning: function.signature.returnClause?.type, at: Syntax(body),
            calledAs: calling(function.name.text, at: node))
    }

    /// Gives parameters their arguments, or what they default to.
    func bind(
        _ pairs: [(FunctionParameterSyntax, Arguments.Argument?)], in scope: Scope, file: ParsedFile,
        receiver: BoundSelf?
    ) {
        for (parameter, argument) in pairs {
            let name = (parameter.secondName ?? parameter.firstName).text
            var term = Term.unknown(name, type: key(of: parameter.type), isOptional: parameter.type.isOptional)
            if let given = argument?.term {
                term = given
            } else if let value = parameter.defaultValue?.value {
                term = inFile(file, receiver: receiver) { evaluate(value, expecting: parameter.type) }
            }
            if !parameter.type.isOptional, term.operand != .unknown {
                term.isOptional = term.isOptional && term.constant == nil
            }
            let outer = frame.scope
            frame.scope = scope
            define(name, as: term, isLet: true, type: parameter.type, at: file.location(of: parameter))
            if argument?.isMeasured == true { markMeasured(name, in: scope) }
            frame.scope = outer
        }
    }

    /// Runs a body in the frame as it stands; its value is what is returned, called by the text where nothing is known
    /// of it.
    func run(
        _ body: CodeBlockItemListSyntax, returning type: TypeSyntax?, at node: Syntax,
        calledAs call: @autoclosure () -> String? = nil
    ) -> Term {
        func text() -> String { call() ?? shortText(of: node) }
        if body.count == 1, let only = body.first?.item.as(ExprSyntax.self), !only.is(IfExprSyntax.self),
            !only.is(SwitchExprSyntax.self)
        {
            markExpectedOrder(in: body.first!)
            let saved = (frame.returning, frame.valueTarget)
            (frame.returning, frame.valueTarget) = (nil, nil)
            defer { (frame.returning, frame.valueTarget) = saved }
            let term = evaluate(only, expecting: type)
            let end = builder.label()
            builder.jump(to: end, at: frame.file.location(at: node.endPositionBeforeTrailingTrivia.advanced(by: -1)))
            builder.place(end)
            return type == nil && isAssignment(only) ? .void : term.labelled(by: type)
        }
        let target = ReturnTarget(label: builder.label(), deferDepth: frame.deferred.count, only: body.onlyReturn?.id)
        let loops = frame.loops
        let fallthroughs = frame.fallthroughs
        // A body that is one `if` or `switch` may return what its branches end with.
        let isValue = type != nil && body.count == 1 && body.first!.item.isExpression
        let merge = isValue ? Merge(end: builder.label(), name: text()) : nil
        merge?.expecting = type
        let outer = (frame.returning, frame.valueTarget)
        (frame.returning, frame.valueTarget) = (target, merge)
        frame.loops = []
        frame.fallthroughs = []
        frame.deferred.append([])
        statements(body)
        if let merge { builder.place(merge.end) }
        (frame.returning, frame.valueTarget) = outer
        runDeferred(downTo: target.deferDepth)
        frame.deferred.removeLast()
        frame.loops = loops
        frame.fallthroughs = fallthroughs
        builder.jump(
            to: target.label, at: frame.file.location(at: node.endPositionBeforeTrailingTrivia.advanced(by: -1)))
        builder.place(target.label)
        // Where something is returned, what a branch ends with that only traps is no value.
        if let merge, !merge.terms.isEmpty, target.slot == nil, target.result == nil { return merge.term }
        return value(of: target, type: type, text: text())
    }

    /// What a function's value is called where the function is called.
    func calling(_ name: String, at node: some SyntaxProtocol) -> String {
        Syntax(node).is(FunctionCallExprSyntax.self) ? node.shortText : "\(name)()"
    }

    private func isAssignment(_ expression: ExprSyntax) -> Bool {
        expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
    }

    private func value(of target: ReturnTarget, type: TypeSyntax?, text: String) -> Term {
        if let result = target.result { return result.labelled(by: type) }
        guard let slot = target.slot else {
            if let array = target.arrays.term { return array }
            return type == nil ? .void : .unknown(text, type: type.map(key), isOptional: type?.isOptional ?? false)
        }
        if !target.parts.isEmpty {
            let tuple = Term(.slot(slot), .tuple(target.parts), text, isOptional: type?.isOptional ?? false)
            return tuple.labelled(by: type)
        }
        var shape = target.shape ?? .unknown(type: type.map(key))
        if let type {
            let declared = self.shape(of: type)
            if declared.fitsSlot, !isMoreExact(shape, than: declared) { shape = declared }
        }
        var term = Term(.slot(slot), shape, text, isOptional: type?.isOptional ?? true)
        term.frozen = slot
        term.carries = target.carries
        return term
    }

    private func isMoreExact(_ shape: Shape, than declared: Shape) -> Bool {
        switch (shape, declared) {
        case (.propertyAnimator, .instance), (.controller(.some), .controller): true
        default: false
        }
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether it is an expression: an `if` or `switch` alone is one too.
    fileprivate var isExpression: Bool {
        self.is(ExprSyntax.self) || self.as(StmtSyntax.self)?.is(ExpressionStmtSyntax.self) == true
    }
}

extension CodeBlockItemListSyntax {
    /// The return at the end, when it is the only one; its value need not go through a slot.
    var onlyReturn: ReturnStmtSyntax? {
        guard let last = last?.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self) else { return nil }
        return ownReturns.count == 1 ? last : nil
    }

    /// The returns of a body, not those of closures and functions in it.
    var ownReturns: [ReturnStmtSyntax] {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.returns
    }
}

private final class ReturnFinder: SyntaxVisitor {
    private(set) var returns: [ReturnStmtSyntax] = []
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        returns.append(node)
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
