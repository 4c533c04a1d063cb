import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// Runs a closure's body here.
    func call(_ closure: Closure, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        guard enter(Syntax(closure.syntax).id, most: frame.startsBlock ? 3 : 2) else {
            opaque(node, mayComplete: true, mayTouchViews: true)
            return .unknown(shortText(of: node))
        }
        let saved = frame
        defer { frame = saved }
        frame.isTail = isLastDeed(node)
        frame.startsBlock = false
        frame.file = closure.file
        frame.receiver = closure.receiver
        frame.contextSelf = closure.contextSelf
        frame.scope = Scope(parent: closure.scope, activation: newActivation())
        capture(closure)
        bindParameters(of: closure, to: arguments)
        frame.stack.append(Syntax(closure.syntax).id)
        return run(
            closure.syntax.statements, returning: closure.syntax.signature?.returnClause?.type,
            at: Syntax(closure.syntax))
    }

    /// Defines what the capture list names.
    private func capture(_ closure: Closure) {
        // What it names was read where the closure was made.
        let outer = isCapturing
        isCapturing = true
        defer { isCapturing = outer }
        for item in closure.syntax.signature?.capture?.items ?? [] {
            let isWeak = item.specifier?.specifier.text == "weak"
            let name = item.name.text
            if name == "self" {
                if isWeak { frame.receiver = frame.receiver?.weakened() }
                continue
            }
            let value = item.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
            if value.trimmedDescription == "self" {
                let receiver = isWeak ? closure.receiver?.weakened() : closure.receiver
                if let receiver { frame.scope.define(name, as: Binding(.alias(selfTerm(receiver, at: item)))) }
                continue
            }
            let term = item.initializer == nil ? lookUp(name, at: item) : evaluate(value)
            frame.scope.define(name, as: Binding(.alias(term)))
        }
    }

    private func bindParameters(of closure: Closure, to arguments: Arguments) {
        var names: [String] = []
        switch closure.syntax.signature?.parameterClause {
        case .simpleInput(let list)?: names = list.map(\.name.text)
        case .parameterClause(let clause)?: names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: names = (0..<max(arguments.all.count, 2)).map { "$\($0)" }
        }
        var terms = arguments.terms
        // A pair is taken apart by a closure that wants two values.
        if terms.count == 1, case .tuple(let parts) = terms[0].shape, parts.count == names.count,
            closure.syntax.signature?.parameterClause != nil || closure.speaksOf("$1")
        {
            terms = parts.map(\.term)
        }
        for (position, name) in names.enumerated() where name != "_" {
            let term = position < terms.count ? terms[position] : .unknown(name)
            define(name, as: term, isLet: true, at: location(closure.syntax))
        }
    }

    /// The objects that a closure keeps alive: `self`, unless captured weakly or not used.
    func keeps(_ closure: Closure) -> [Operand] {
        guard let object = closure.receiver?.object, !closure.capturesSelfWeakly, !(closure.receiver?.isWeak ?? false)
        else { return [] }
        return usesSelf(closure) ? [.object(object)] : []
    }

    private func usesSelf(_ closure: Closure) -> Bool {
        guard let receiver = closure.receiver else { return false }
        for token in closure.syntax.statements.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .keyword(.self) { return true }
            guard case .identifier(let name) = token.tokenKind, closure.scope.lookUp(name) == nil else { continue }
            if index.property(name, in: receiver.type) != nil || index.method(name, in: receiver.type) != nil {
                return true
            }
        }
        return false
    }
}

extension Closure {
    /// Whether a token of its body is this one.
    fileprivate func speaksOf(_ name: String) -> Bool {
        syntax.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    var capturesSelfWeakly: Bool {
        (syntax.signature?.capture?.items ?? []).contains {
            ["weak", "unowned"].contains($0.specifier?.specifier.text)
                && ($0.name.text == "self" || $0.initializer?.value.trimmedDescription == "self")
        }
    }
}
