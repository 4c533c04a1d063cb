import SwiftSyntax

// Gestures that end in a way of which nobody tells the transition.
extension FixMaker {
    /// Ends of a gesture that lead to a cancel.
    private static let lost = ["cancelled", "failed"]

    /// Adds the missing cases to a `switch` over a gesture's state, with what its code does to cancel.
    func gestureEnds(at token: TokenSyntax) -> [FixSketch] {
        let choice = token.ancestry.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
        guard let choice, choice.subject.trimmedDescription.hasSuffix("state") else { return [] }
        let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        guard cases.count == choice.cases.count else { return [] }
        let named = Set(cases.flatMap(\.stateNames))
        let missing = Self.lost.filter { !named.contains($0) }
        let cancelling = cases.first { $0.stateNames.contains("ended") && $0.cancellation != nil }
        guard !missing.isEmpty, let cancelling, let statements = cancelling.cancellation else { return [] }
        let label = "case \(missing.map { ".\($0)" }.joined(separator: ", ")):"
        let title = "cancel the transition when the gesture is \(missing.joined(separator: " or has "))"
        let base = indentation(cancelling.bytes.lowerBound)
        let texts = [label] + statements.flatMap { sourceLines(of: $0) }.map { step + $0 }
        if let fallback = cases.first(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }) {
            let start = fallback.bytes.lowerBound
            guard beginsLine(start) else { return [] }
            return [FixSketch(title, [(start..<start, texts.map { $0 + lineBreak + base }.joined())])]
        }
        let end = lineStart(choice.rightBrace.bytes.lowerBound)
        guard beginsLine(choice.rightBrace.bytes.lowerBound) else { return [] }
        return [FixSketch(title, [(end..<end, texts.map { base + $0 + lineBreak }.joined())])]
    }

    /// The lines of a statement, without the indentation that its first has.
    private func sourceLines(of item: CodeBlockItemSyntax) -> [String] {
        let indentation = self.indentation(item.bytes.lowerBound)
        return item.trimmedDescription.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
        }
    }
}

extension SwitchCaseSyntax {
    /// The states that it names: `ended` in `case .ended, .cancelled:`.
    fileprivate var stateNames: [String] {
        guard let label = label.as(SwitchCaseLabelSyntax.self) else { return [] }
        return label.caseItems.compactMap { item in
            let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
            return pattern?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
    }

    /// The statements with which it cancels: those of the branch that does, and what follows that branch in any case.
    fileprivate var cancellation: [CodeBlockItemSyntax]? {
        let finder = CancelFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        guard let call = finder.call,
            let list = call.ancestry.lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first
        else { return nil }
        if list.id == statements.id { return Array(statements) }
        guard let branch = statements.first(where: { item in call.ancestry.contains { $0.id == item.id } }) else {
            return nil
        }
        let copied = Array(list) + statements.filter { $0.position > branch.position }
        // What the case declares for itself is not known in another.
        let own = declaredNames.subtracting(copied.flatMap(\.declaredNames))
        let used = copied.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text)
        return own.isDisjoint(with: used) ? copied : nil
    }
}

/// Finds the call that cancels an interaction.
private final class CancelFinder: SyntaxVisitor {
    private(set) var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if call == nil, name == "cancel" || name == "cancelInteractiveTransition" { call = node }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The names that patterns in here bind.
    fileprivate var declaredNames: Set<String> {
        let finder = PatternFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.names
    }
}

/// Collects the names that patterns bind.
private final class PatternFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .skipChildren
    }
}
