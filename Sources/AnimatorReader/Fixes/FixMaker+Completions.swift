import SwiftSyntax

// Paths that forget to complete the transition.
extension FixMaker {
    func completions(at token: TokenSyntax) -> [FixSketch] {
        guard let context = ContextReference(at: token) else { return [] }
        if token.tokenKind == .rightBrace, let node = token.parent {
            if let conditional = node.parent?.as(IfExprSyntax.self), conditional.elseBody == nil {
                return completions(of: conditional, context)
            }
            // A function that returns something ends in what it returns.
            if node.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil { return [] }
            guard let block = Block(node), let edits = insert([context.completion], atEndOf: block) else { return [] }
            return [FixSketch("complete the transition here", edits)]
        }
        guard let item = Syntax(token).enclosingStatement?.as(CodeBlockItemSyntax.self) else { return [] }
        if let conditional = item.conditional, conditional.conditions.bytes.contains(token.bytes.lowerBound) {
            return completions(of: conditional, context)
        }
        return item.item.is(ReturnStmtSyntax.self) ? completions(before: item, context) : []
    }

    /// An exit: the transition did not take place, or ends as it stands, or the destination is shown without more ado.
    private func completions(before item: CodeBlockItemSyntax, _ context: ContextReference) -> [FixSketch] {
        let isCallback = item.ancestry.contains { $0.is(ClosureExprSyntax.self) }
        let flags = isCallback ? [context.completion] : [context.failure, context.completion]
        var all = flags.map { (title: "complete the transition before leaving here", lines: [$0]) }
        if !isCallback, !context.isChained {
            let name = item.freeName(["destination", "destinationView"])
            all.append(
                ("show the destination and complete the transition before leaving here", context.arrival(name, step)))
        }
        return all.compactMap { title, lines in insert(lines, before: item).map { FixSketch(title, $0) } }
    }

    /// A condition without `else`: what it guards is to happen always, or the transition is completed otherwise too.
    private func completions(of conditional: IfExprSyntax, _ context: ContextReference) -> [FixSketch] {
        var sketches: [FixSketch] = []
        let completes = conditional.body.statements.contains { $0.completesTransition }
        if completes, conditional.asksFinishedFlag, let edits = unwrap(conditional) {
            sketches.append(FixSketch("complete the transition whether or not the animation finished", edits))
        }
        if completes {
            let base = indentation(conditional.bytes.lowerBound)
            let end = conditional.body.bytes.upperBound
            let text = " else {" + lines([context.completion], base + step) + lineBreak + base + "}"
            sketches.append(FixSketch("complete the transition otherwise too", [(end..<end, text)]))
        } else if let item = conditional.ownStatement, let edits = insert([context.completion], after: item) {
            sketches.append(FixSketch("complete the transition here", edits))
        }
        return sketches
    }

    /// Takes away a condition and its braces, and moves what they hold to where they stood.
    private func unwrap(_ conditional: IfExprSyntax) -> [(range: Range<Int>, text: String)]? {
        guard conditional.ownStatement != nil, let first = conditional.body.statements.first,
            let last = conditional.body.statements.last
        else { return nil }
        let whole = conditional.bytes
        if isOneLine(whole) {
            return [(whole.lowerBound..<first.bytes.lowerBound, ""), (last.bytes.upperBound..<whole.upperBound, "")]
        }
        let opening = conditional.body.leftBrace.bytes.upperBound
        let closing = conditional.body.rightBrace.bytes
        guard beginsLine(whole.lowerBound), isOneLine(whole.lowerBound..<opening),
            isBlank(opening..<nextLineStart(opening)), beginsLine(closing.lowerBound),
            isBlank(closing.upperBound..<nextLineStart(closing.upperBound))
        else { return nil }
        let base = indentation(whole.lowerBound).utf8.count
        let depth = indentation(first.bytes.lowerBound).utf8.count - base
        guard depth > 0 else { return nil }
        var edits = [(range: lineStart(whole.lowerBound)..<nextLineStart(opening), text: "")]
        var line = nextLineStart(opening)
        while line < lineStart(closing.lowerBound) {
            if indentation(line).utf8.count >= base + depth { edits.append((line + base..<line + base + depth, "")) }
            line = nextLineStart(line)
        }
        return edits + [(line..<nextLineStart(closing.upperBound), "")]
    }
}

extension CodeBlockItemSyntax {
    /// The `if` that this statement is.
    fileprivate var conditional: IfExprSyntax? {
        item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) ?? item.as(IfExprSyntax.self)
    }

    /// The first of some names that the function around it does not use.
    fileprivate func freeName(_ names: [String]) -> String {
        let function = ancestry.first { $0.is(FunctionDeclSyntax.self) } ?? Syntax(self)
        let used = Set(function.tokens(viewMode: .sourceAccurate).map(\.text))
        return names.first { !used.contains($0) } ?? names[0]
    }
}

extension IfExprSyntax {
    /// The statement that this is by itself, not as the `else` of another.
    fileprivate var ownStatement: CodeBlockItemSyntax? {
        Syntax(self).enclosingStatement?.as(CodeBlockItemSyntax.self).flatMap { $0.conditional?.id == id ? $0 : nil }
    }

    /// Whether it asks nothing but the flag that an animation's callback is given.
    fileprivate var asksFinishedFlag: Bool {
        guard conditions.count == 1, case .expression(let condition)? = conditions.first?.condition,
            let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        let closure = ancestry.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
        return closure?.parameterNames.contains(name) ?? false
    }
}
