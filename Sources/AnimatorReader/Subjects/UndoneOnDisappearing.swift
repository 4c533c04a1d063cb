import SwiftSyntax

extension TypeIndex {
    /// Whether some controller, in its `viewDidDisappear`, calls a method of one of these types that puts a view into
    /// another.
    ///
    /// UIKit calls that after every dismissal, also after one that asks no animator.
    func isUndoneOnDisappearing(_ types: Set<String>) -> Bool {
        let called = order.filter { isViewController($0.name) }.flatMap { $0.functions("viewDidDisappear") }
            .reduce(into: Set<String>()) { $0.formUnion($1.calls) }
        guard !called.isEmpty else { return false }
        return Set(types.flatMap(ancestry)).contains { owner in
            called.contains { name in
                type(named: owner)?.functions(name).contains {
                    !$0.calls.isDisjoint(with: ["addSubview", "insertSubview"])
                } ?? false
            }
        }
    }
}

extension FunctionMember {
    /// The names of the methods and functions that it calls.
    fileprivate var calls: Set<String> {
        guard let body else { return [] }
        let finder = CalledFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.names
    }
}

/// Collects the names that are called.
private final class CalledFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.calledName { names.insert(name) }
        return .visitChildren
    }
}
