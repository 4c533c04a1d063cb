import SwiftSyntax
import TransitionModel

/// Code that puts itself off again: `func step() { …; DispatchQueue.main.asyncAfter(…) { self.step() } }`.
///
/// Written out it would never end. So where a block's last deed is to call a function that an enclosing block ends with
/// as well, handing it the same, the code goes back to where that call's code begins: what is pending then is what was
/// pending before, as with a timer that ticks.
extension ProgramCompiler {
    typealias ArgumentPairs = [(FunctionParameterSyntax, Arguments.Argument?)]

    /// A call of a function that was read, while its code is compiled.
    struct Activation {
        var id: SyntaxIdentifier
        var receiver: BoundSelf?
        var parameters: [Parameter]
        /// Where its code begins.
        var entry: Label
        /// How many blocks are open around it.
        var blockDepth: Int
        /// Whether nothing of its block comes after it.
        var isTail: Bool
    }

    /// What a parameter was given.
    struct Parameter {
        /// `nil` for what it defaults to.
        var term: Term?
        /// Where it is kept, if it is.
        var slot: SlotID?
    }

    /// The code of a function begins, with its parameters in scope. What it has put off itself asks anew what may have
    /// changed meanwhile.
    func begin(_ id: SyntaxIdentifier, _ receiver: BoundSelf?, _ pairs: ArgumentPairs, at node: some SyntaxProtocol) {
        let isPutOff = putOffBy(id) != nil
        let entry = builder.label()
        builder.place(entry)
        if isPutOff {
            frame.isTick = true
            noteAssignment(to: clock, at: location(node))
        }
        let parameters = pairs.map { parameter, argument in
            var result = Parameter(term: argument?.term)
            let binding = frame.scope.lookUp((parameter.secondName ?? parameter.firstName).text)?.binding
            switch binding?.storage {
            case .slot(let slot, _): result.slot = slot
            case .unknown where isPutOff: noteAssignment(to: binding!, at: location(node))
            default: break
            }
            return result
        }
        frame.startsBlock = false
        frame.stack.append(id)
        frame.activations.append(
            Activation(
                id: id, receiver: receiver, parameters: parameters, entry: entry, blockDepth: frame.blockDepth,
                isTail: frame.isTail))
    }

    /// Goes back to the code of an enclosing call that was handed the same; false where there is none.
    func goBack(
        to id: SyntaxIdentifier, _ receiver: BoundSelf?, _ pairs: ArgumentPairs, at node: some SyntaxProtocol
    ) -> Bool {
        guard isLastDeed(node), turn == frame.blockEntry, let earlier = putOffBy(id), earlier.isTail,
            earlier.receiver?.object == receiver?.object,
            zip(earlier.parameters, pairs).allSatisfy({ takes($1.1?.term, in: $0) })
        else { return false }
        for (parameter, (_, argument)) in zip(earlier.parameters, pairs) {
            if let slot = parameter.slot, let operand = argument?.term.operand, operand != .slot(slot) {
                builder.assign(slot, operand, at: location(node))
            }
        }
        builder.jump(to: earlier.entry, at: location(node))
        hasGoneBack = true
        return true
    }

    /// The arguments of a function that has put this call of it off, as far as they are the same as before: code that is
    /// compiled for any of the others can be gone back to. `nil` where they cannot be left open.
    func widened(_ pairs: ArgumentPairs, of id: SyntaxIdentifier) -> ArgumentPairs? {
        guard !enter(id), enter(id, most: 3), let earlier = putOffBy(id) else { return nil }
        var result = pairs
        for (number, known) in earlier.parameters.enumerated() where !takes(pairs[number].1?.term, in: known) {
            guard let term = pairs[number].1?.term, term.isPlain else { return nil }
            let (name, type) = (pairs[number].0.secondName ?? pairs[number].0.firstName, pairs[number].0.type)
            result[number].1?.term = .unknown(name.text, type: type.simpleName, isOptional: type.isOptional)
        }
        return result
    }

    /// Whether a call has been put off by one that was handed an array of which it was known what it holds, where that is
    /// not known now: what comes round by round is not followed then.
    func losesTrack(of id: SyntaxIdentifier, _ pairs: ArgumentPairs) -> Bool {
        guard let earlier = putOffBy(id) else { return false }
        return zip(earlier.parameters, pairs).contains { known, pair in
            if case .array? = known.term?.shape, case .unknown? = pair.1?.term.shape { true } else { false }
        }
    }

    /// The last call of a function, where it has put off what is compiled now.
    private func putOffBy(_ id: SyntaxIdentifier) -> Activation? {
        frame.activations.last { $0.id == id }.flatMap { $0.blockDepth < frame.blockDepth ? $0 : nil }
    }

    /// Whether nothing of the block comes after a call.
    func isLastDeed(_ node: some SyntaxProtocol) -> Bool {
        frame.isTail && (frame.startsBlock || frame.deferred.allSatisfy(\.isEmpty) && Syntax(node).isLastDeed)
    }

    /// Whether a parameter was given this, or can be while its code is what it is.
    private func takes(_ term: Term?, in parameter: Parameter) -> Bool {
        if isSame(parameter.term, term) { return true }
        guard parameter.slot != nil, let term, let known = parameter.term else { return false }
        switch (known.shape, term.shape) {
        case (.view, .view), (.layer, .layer), (.context, .context), (.closure(nil), .closure(nil)):
            return term.operand != .unknown
        case (.controller(let one), .controller(let other)): return one == other && term.operand != .unknown
        default: return false
        }
    }

    /// Whether two arguments are the same whatever happens in between.
    private func isSame(_ first: Term?, _ second: Term?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        switch (first.shape, second.shape) {
        case (.closure(let one?), .closure(let other?)):
            return one.syntax.id == other.syntax.id && one.scope === other.scope
        case (.closure(nil), .closure(nil)): return first.operand == second.operand && first.operand != .unknown
        case (.localFunction(let one, let scope), .localFunction(let other, let otherScope)):
            return one.id == other.id && scope === otherScope
        case (.array, _), (.tuple, _), (.function, _), (.boundMethod, _), (.continuation, _), (.layerAnimation, _),
            (.closure, _), (.localFunction, _):
            return false
        default: return first.operand == second.operand
        }
    }
}

extension Term {
    /// Whether it is a plain value, of which the rules ask nothing.
    fileprivate var isPlain: Bool {
        switch shape {
        case .unknown, .number, .geometry, .symbol, .boolean: true
        default: false
        }
    }
}

extension Syntax {
    /// Whether what it stands in ends with it: a closure, a function, or a branch of one that does.
    fileprivate var isLastDeed: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .functionDecl, .closureExpr, .returnStmt: return true
        case .optionalChainingExpr, .tryExpr, .awaitExpr, .expressionStmt, .ifExpr, .switchExpr, .switchCase,
            .switchCaseList, .doStmt, .codeBlock, .codeBlockItem:
            return parent.isLastDeed
        case .codeBlockItemList:
            guard let list = parent.as(CodeBlockItemListSyntax.self), let place = list.firstIndex(where: { $0.id == id })
            else { return false }
            guard let next = list[place...].dropFirst().first else { return parent.isLastDeed }
            return next.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
        default: return false
        }
    }
}
