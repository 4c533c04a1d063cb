import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func forStatement(_ node: ForStmtSyntax, name: String?) {
        if node.awaitKeyword != nil { return opaque(node.sequence, mayComplete: true, mayTouchViews: true) }
        let sequence = evaluate(node.sequence)
        let end = builder.label()
        if case .array(let elements) = sequence.shape {
            for element in elements {
                iteration(node, element, breaking: end, name: name)
            }
        } else {
            // How many there are, nobody knows: none, or some that are as one.
            let skip = builder.label()
            let some = choice("\(sequence.text) is empty", about: Syntax(node.sequence))
            builder.emit(.branch(.isTrue(.slot(some)), then: end, otherwise: skip), at: location(node))
            builder.place(skip)
            let saved = isInLoop
            isInLoop = true
            iteration(node, element(of: sequence, in: node), breaking: end, name: name)
            isInLoop = saved
        }
        builder.jump(to: end, at: endLocation(node))
        builder.place(end)
    }

    private func element(of sequence: Term, in node: ForStmtSyntax) -> Term {
        elementTerm(of: sequence, text: node.pattern.trimmedDescription)
    }

    /// An element of a collection of which only the kind is known.
    func elementTerm(of sequence: Term, text: String) -> Term {
        if case .unknown(let type?) = sequence.shape, type.hasPrefix("["), type.hasSuffix("]") {
            let element = String(type.dropFirst().dropLast())
            return Term.unknown(text, type: element)
        }
        return .unknown(text)
    }

    private func iteration(_ node: ForStmtSyntax, _ element: Term, breaking end: Label, name: String?) {
        let next = builder.label()
        frame.loops.append(LoopTarget(name: name, breaking: end, continuing: next, deferDepth: frame.deferred.count))
        let outer = frame.scope
        frame.scope = Scope(parent: outer, activation: outer.activation)
        define(node.pattern, as: element, isLet: true, at: location(node.pattern))
        if let clause = node.whereClause {
            let body = builder.label()
            condition(clause.condition, ifTrue: body, ifFalse: next)
            builder.place(body)
        }
        scoped(node.body.statements)
        frame.scope = outer
        frame.loops.removeLast()
        builder.jump(to: next, at: endLocation(node.body))
        builder.place(next)
    }

    /// A `while` runs its body once or not at all: what it looks for (a parent, a responder) has no part in the model.
    func whileStatement(_ node: WhileStmtSyntax, name: String?) {
        let end = builder.label()
        let outer = frame
        frame.scope = Scope(parent: frame.scope, activation: frame.scope.activation)
        conditions(node.conditions, otherwise: end)
        frame.loops.append(LoopTarget(name: name, breaking: end, continuing: end, deferDepth: frame.deferred.count))
        scoped(node.body.statements)
        frame.loops.removeLast()
        frame = outer
        builder.jump(to: end, at: endLocation(node))
        builder.place(end)
    }

    func repeatStatement(_ node: RepeatStmtSyntax, name: String?) {
        let end = builder.label()
        frame.loops.append(LoopTarget(name: name, breaking: end, continuing: end, deferDepth: frame.deferred.count))
        scoped(node.body.statements)
        frame.loops.removeLast()
        builder.jump(to: end, at: endLocation(node))
        builder.place(end)
    }
}
