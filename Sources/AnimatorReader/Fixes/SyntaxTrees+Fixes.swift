import SwiftSyntax
public import TransitionModel

extension SyntaxTrees {
    /// Changes that may mend a finding, the likeliest first; none has been tried.
    ///
    /// Only for kinds of faults whose mend leaves nothing to decide.
    public func fixes(for finding: Finding) -> [Fix] {
        guard let token = token(at: finding.location), let tree = tree(of: finding.location.file) else { return [] }
        let maker = FixMaker(tree)
        let sketches =
            switch finding.rule {
            case Rule.missingCompletion.id: maker.completions(at: token)
            case Rule.wrongCompletionFlag.id: maker.outcomes(at: token)
            case Rule.leakedView.id: maker.removals(ofViewPutAt: token, before: completions(in: finding))
            case Rule.interactionNotEnded.id: maker.gestureEnds(at: token)
            default: [FixSketch]()
            }
        return sketches.map { $0.fix(in: tree) }
    }

    /// Where the story completes the transition, the last first.
    private func completions(in finding: Finding) -> [TokenSyntax] {
        let places = finding.trace.flatMap(\.effects).map(\.location).filter { $0.file == finding.location.file }
        return places.reversed().compactMap { token(at: $0) }.filter { $0.completionCall != nil }
    }
}

extension TokenSyntax {
    /// The call of `completeTransition` that begins at this token, or is the first after it in its statement.
    var completionCall: FunctionCallExprSyntax? {
        guard let statement = Syntax(self).enclosingStatement else { return nil }
        let finder = CompletionFinder(from: positionAfterSkippingLeadingTrivia)
        finder.walk(statement)
        return finder.call
    }
}

/// Finds the first call of `completeTransition` from a position on.
private final class CompletionFinder: SyntaxVisitor {
    private let position: AbsolutePosition
    private(set) var call: FunctionCallExprSyntax?

    init(from position: AbsolutePosition) {
        self.position = position
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        if call == nil, let name, name.text == "completeTransition", name.position >= position { call = node }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// Whether `completeTransition` is called in here, closures left out.
    var completesTransition: Bool {
        let finder = CompletionFinder(from: position)
        finder.walk(self)
        return finder.call != nil
    }
}
