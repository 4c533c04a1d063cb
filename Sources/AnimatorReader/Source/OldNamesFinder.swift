import SwiftSyntax

/// Finds what to change in a file of Swift 1 or 2 so that UIKit's names in it are today's.
///
/// Then a function's first parameter had no label unless one was written, so its calls have none.
final class OldNamesFinder: SyntaxVisitor {
    private var edits: [SourceEdits.Edit] = []
    /// The file's own enum cases, properties and parameters, which stay as they are.
    private let ownNames: Set<String>

    /// The changes for a file of names that are so old; `nil` when nothing in it tells that it is.
    static func edits(for tree: SourceFileSyntax) -> SourceEdits? {
        let isOld =
            tree.tokens(viewMode: .sourceAccurate).contains { OldNames.marks.contains($0.text) }
            || OldRequestFinder.findsOldRequest(in: tree)
        return isOld ? edits(forOld: tree) : nil
    }

    /// The changes for a file that is known to be so old.
    static func edits(forOld tree: SourceFileSyntax) -> SourceEdits {
        let names = OwnNameFinder(viewMode: .sourceAccurate)
        names.walk(tree)
        let finder = OldNamesFinder(ownNames: names.names)
        finder.walk(tree)
        return SourceEdits(finder.edits)
    }

    private init(ownNames: Set<String>) {
        self.ownNames = ownNames
        super.init(viewMode: .sourceAccurate)
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(.init(range: range, text: text))
    }

    private func insert(_ text: String, before node: some SyntaxProtocol) {
        let position = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(.init(range: position..<position, text: text))
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName.baseName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        else { return .visitChildren }
        if let call = OldNames.calls[name.text] {
            replace(name, with: call.name)
            for (argument, label) in zip(node.arguments, call.labels) { relabel(argument, label) }
        } else if let command = OldNames.driverCalls[name.text], !isOnContext(member) {
            replace(name, with: command)
        } else if member != nil, OldNames.properties.contains(name.text), node.arguments.isEmpty,
            let left = node.leftParen, let right = node.rightParen
        {
            let start = left.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(.init(range: start..<right.endPositionBeforeTrailingTrivia.utf8Offset, text: ""))
        }
        return .visitChildren
    }

    private func relabel(_ argument: LabeledExprSyntax, _ label: String?) {
        guard let label else { return }
        if let old = argument.label { replace(old, with: label) } else { insert("\(label): ", before: argument) }
    }

    private func isOnContext(_ member: MemberAccessExprSyntax?) -> Bool {
        member?.base?.trimmedDescription.lowercased().contains("context") ?? false
    }

    // MARK: Names

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let segueController = ownNames.contains(name) ? nil : OldNames.segueControllers[name]
        if let today = OldNames.references[name] ?? segueController { replace(node.baseName, with: today) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let today = OldNames.references[node.name.text] { replace(node.name, with: today) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        let isCalled = node.parent?.is(FunctionCallExprSyntax.self) ?? false
        if node.base != nil, let today = OldNames.members[name.text] {
            replace(name, with: today)
        } else if !isCalled, OldNames.cases.contains(name.text), !ownNames.contains(name.text) {
            replace(name, with: name.text.prefix(1).lowercased() + name.text.dropFirst())
        }
        return .visitChildren
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        let second = parameters.dropFirst().first.map { " \($0.firstName.text)" } ?? ""
        if let today = OldNames.methods[node.name.text + second], today.labels.count == parameters.count {
            replace(node.name, with: today.name)
            for (parameter, label) in zip(parameters, today.labels) {
                if parameter.secondName != nil {
                    replace(parameter.firstName, with: label)
                } else {
                    insert("\(label) ", before: parameter.firstName)
                }
            }
        } else if let first = parameters.first, first.secondName == nil, first.firstName.text != "_" {
            insert("_ ", before: first.firstName)
        }
        return .visitChildren
    }
}

/// Gathers the cases, properties, locals and parameters that a file declares itself.
private final class OwnNameFinder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .skipChildren
    }
}

/// Looks for UIKit's old requests, `presentViewController(_:animated:completion:)` say, called and not declared.
private final class OldRequestFinder: SyntaxVisitor {
    private var called: Set<String> = []
    private var declared: Set<String> = []

    static func findsOldRequest(in tree: SourceFileSyntax) -> Bool {
        let finder = OldRequestFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return !finder.called.isSubset(of: finder.declared)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, let labels = OldNames.requests[name], node.labels.prefix(2) == labels[...] { called.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .visitChildren
    }
}
