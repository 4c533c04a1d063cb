import SwiftParser
import SwiftSyntax

/// Finds every single mutation of a source file.
final class MutationFinder: SyntaxVisitor {
    private var mutations: [Mutation] = []
    private let names: CompletionNames
    /// The functions, accessors and initialisers around the place where the visitor is, innermost last.
    private var functions: [String] = []

    /// All mutations of a file, in the order of their places; places that read alike are numbered.
    static func mutations(of text: String) -> [Mutation] {
        let tree = Parser.parse(source: text)
        let finder = MutationFinder(CompletionNames(tree))
        finder.walk(tree)
        var seen: [String: Int] = [:]
        return finder.mutations.map { mutation in
            let count = seen[mutation.description, default: 0] + 1
            seen[mutation.description] = count
            var mutation = mutation
            if count > 1 { mutation.place += " #\(count)" }
            return mutation
        }
    }

    private init(_ names: CompletionNames) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Where the visitor is

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    private func add(_ kind: Mutation.Kind, _ node: some SyntaxProtocol, _ edits: [(any SyntaxProtocol, String)]) {
        let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = words.count > 60 ? words.prefix(59) + "…" : words[...]
        mutations.append(
            Mutation(
                kind: kind, place: "\(text) in \(functions.last ?? "a property")",
                edits: edits.map { Mutation.Edit(range: $0.0.bytes, text: $0.1) }))
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledName else { return .visitChildren }
        switch name {
        case _ where names.completions.contains(name): addCompletionMutations(node)
        case "removeFromSuperview": add(.dropRemoval, node, [(node, "()")])
        case "addSubview" where node.shows(names.destinations), "insertSubview" where node.shows(names.destinations):
            add(.dropInsertion, node, [(node, "()")])
        case "finish", "cancel", "finishInteractiveTransition", "cancelInteractiveTransition":
            if node.arguments.isEmpty, node.trailingClosure == nil { add(.dropGestureEnd, node, [(node, "()")]) }
        default: break
        }
        return .visitChildren
    }

    private func addCompletionMutations(_ node: FunctionCallExprSyntax) {
        add(.dropCompletion, node, [(node, "()")])
        if let flag = node.arguments.first?.expression {
            let opposite = flag.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" ? "false" : "true" }
            add(.flipFlag, node, [(flag, opposite ?? "!(\(flag.trimmedDescription))")])
        }
        if node.parent?.is(CodeBlockItemSyntax.self) == true {
            let text = node.trimmedDescription
            add(.completeTwice, node, [(node, "\(text); \(text)")])
        }
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let insertions = node.compactMap { $0.item.as(FunctionCallExprSyntax.self) }.filter {
            ["addSubview", "insertSubview"].contains($0.calledName)
        }
        for (first, second) in zip(insertions, insertions.dropFirst()) where first.receiver == second.receiver {
            add(
                .swapInsertions, second,
                [(first, second.trimmedDescription), (second, first.trimmedDescription)])
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let target = node.elements.first?.as(MemberAccessExprSyntax.self),
            Self.attributes.contains(target.declName.baseName.text), node.isRestore
        else { return .visitChildren }
        add(.dropRestore, node, [(node, "()")])
        return .visitChildren
    }

    private static let attributes: Set<String> = [
        "alpha", "isHidden", "transform", "frame", "center", "isUserInteractionEnabled", "opacity",
    ]

    // MARK: Gestures

    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node.caseItems)
        guard items.count > 1 else { return .visitChildren }
        for item in items where [".ended", ".cancelled", ".failed"].contains(item.pattern.trimmedDescription) {
            let rest = items.filter { $0.id != item.id }.map { $0.pattern.trimmedDescription }
            add(.dropGestureEnd, item.pattern, [(node.caseItems, rest.joined(separator: ", "))])
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The bytes of its text, without the spaces and comments around it.
    fileprivate var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Whether it runs only when the animation is over, or the transition was cancelled.
    fileprivate var isRestore: Bool {
        var child = Syntax(self)
        while let node = child.parent {
            if let branch = node.as(IfExprSyntax.self), child.id != branch.conditions.id,
                branch.conditions.trimmedDescription.lowercased().contains("cancel")
            {
                return true
            }
            if node.is(ClosureExprSyntax.self) {
                if node.parent?.as(LabeledExprSyntax.self)?.label?.text == "animations" { return false }
                if node.isCompletion { return true }
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.name.text == "animationEnded" || function.name.text.hasSuffix("DidEnd")
            }
            child = node
        }
        return false
    }

    /// Whether a closure is what an animation calls when it is over.
    private var isCompletion: Bool {
        guard let parent else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text == "completion" }
        if let trailing = parent.as(MultipleTrailingClosureElementSyntax.self) {
            return trailing.label.text == "completion"
        }
        guard let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else { return false }
        return call.calledName == "addCompletion" || call.arguments.contains { $0.label?.text == "animations" }
    }
}

extension FunctionCallExprSyntax {
    /// The last name of what is called, optional marks left out.
    var calledName: String? {
        var called = calledExpression
        while true {
            if let optional = called.as(OptionalChainingExprSyntax.self) {
                called = optional.expression
            } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
                called = forced.expression
            } else {
                return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
        }
    }

    /// What the call is made on, as it is written.
    fileprivate var receiver: String? { calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription }

    /// Whether the first argument is one of these views, or asks the context for the destination's.
    fileprivate func shows(_ views: Set<String>) -> Bool {
        guard let argument = arguments.first?.expression else { return false }
        if argument.trimmedDescription.contains("forKey: .to") { return true }
        let name = argument.tokens(viewMode: .sourceAccurate).first { $0.text != "self" && $0.text != "." }?.text
        return name.map(views.contains) ?? false
    }
}
