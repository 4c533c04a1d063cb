import Foundation
import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func forStatement(_ node: ForStmtSyntax, name: String?) {
        if node.awaitKeyword != nil { return opaque(node.sequence, mayComplete: true, mayTouchViews: true) }
        let end = builder.label()
        forEach(in: node.sequence, named: node.pattern.trimmedDescription, at: node) {
            iteration(node, $0, breaking: end, name: name)
        }
        builder.jump(to: end, at: endLocation(node))
        builder.place(end)
    }

    /// An element of a collection of which only the kind is known.
    func elementTerm(of sequence: Term, text: String) -> Term {
        if case .subviews = sequence.shape { return .unknown(text, type: "UIView") }
        if case .unknown(let type?) = sequence.shape, let (key, value) = type.dictionary {
            let pair = [(label: "key", term: Term.unknown("key", type: key)), ("value", .unknown(text, type: value))]
            return Term(.unknown, .tuple(pair), text)
        }
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
        if node.caseKeyword != nil {
            matchOrLeave(element, node.pattern, at: node.pattern, otherwise: next)
        } else {
            define(node.pattern, as: element, isLet: true, at: location(node.pattern))
        }
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

extension String {
    /// The types of the keys and values, where it is the type of a dictionary.
    var dictionary: (key: String, value: String)? {
        guard hasPrefix("["), hasSuffix("]") else { return nil }
        let parts = dropFirst().dropLast().split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
