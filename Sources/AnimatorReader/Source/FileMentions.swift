import SwiftSyntax

/// What a parsed file mentions of other files, as far as it decides which of them are needed.
public struct FileMentions: Codable, Sendable {
    /// Names of types, and names behind a period.
    struct Names: Codable, Sendable {
        var types: [NameHash]
        var members: [NameHash]
    }

    /// A type, and what it is said to inherit from or conform to.
    struct Heir: Codable, Sendable {
        var name: NameHash
        var parents: [NameHash]
    }

    /// What the transition code in the file uses; nil where it has none.
    private(set) var full: Names?
    /// The types that types in the file inherit from or conform to.
    private(set) var inherited: [NameHash] = []
    /// The types that the file declares or extends, in order.
    private(set) var heirs: [Heir] = []
    /// Why the file does not parse.
    private(set) var problem: ReadProblem?

    init(problem: ReadProblem) {
        self.problem = problem
    }

    init(_ file: ParsedFile) {
        if Relevance.hasCode(file.text) {
            let finder = UseFinder(file)
            full = Names(types: Array(finder.types), members: Array(finder.members))
        }
        let finder = HeirFinder(file)
        inherited = Array(finder.inherited)
        heirs = finder.heirs
    }
}

/// The names that some files use.
struct MentionedNames {
    private var types: Set<NameHash> = []
    private var members: Set<NameHash> = []

    /// Types of UIKit's that people extend with helpers an animator may call.
    private static let extended = Set(
        [
            "UIView", "UIViewController", "CALayer", "UIViewPropertyAnimator", "UIViewControllerContextTransitioning",
            "CGRect", "CGAffineTransform",
            "UINavigationController", "UITabBarController", "UIPresentationController",
        ].map { NameHash($0) })

    /// What makes a class a part of transitions.
    static let subjects = Set(
        [
            "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
            "UIPercentDrivenInteractiveTransition",
            "UIPresentationController", "UIStoryboardSegue", "UIViewControllerTransitioningDelegate",
        ].map { NameHash($0) })

    init(_ files: [FileMentions], inheritanceOnly: Bool) {
        for file in files {
            if !inheritanceOnly, let full = file.full {
                types.formUnion(full.types)
                members.formUnion(full.members)
            } else {
                types.formUnion(file.inherited)
            }
        }
        types.subtract(Self.extended)
    }

    func needs(_ declared: DeclaredNames) -> Bool {
        if types.containsAny(of: declared.types) { return true }
        guard !members.isEmpty, types.containsAny(of: declared.extended) || Self.extended.containsAny(of: declared.extended)
        else { return false }
        // An extension of something of UIKit's, or of a type that is used, with a member that is used.
        return members.containsAny(of: declared.members)
    }
}

/// Collects the names used in transition code: in types that are nothing else, and in those functions of other types
/// that speak of transitions.
private final class UseFinder: SyntaxVisitor {
    private let file: ParsedFile
    private(set) var types: Set<NameHash> = []
    private(set) var members: Set<NameHash> = []

    init(_ file: ParsedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(NameHash(node.type.simpleName))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause)
    }

    private func enter(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map(\.type.simpleName) ?? []
        guard MentionedNames.subjects.containsAny(of: inherited.map { NameHash($0) }),
            !inherited.contains(where: { $0.hasSuffix("ViewController") })
        else { return .visitChildren }
        collect(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if file.withBytes(of: node, Relevance.concerns) { collect(node) }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func collect(_ node: some SyntaxProtocol) {
        var isAfterPeriod = false
        for token in node.tokens(viewMode: .sourceAccurate) {
            defer { isAfterPeriod = token.tokenKind == .period }
            guard case .identifier(let name) = token.tokenKind, let first = name.utf8.first else { continue }
            if first &- UInt8(ascii: "A") < 26 {
                types.insert(NameHash(name))
            } else if isAfterPeriod {
                members.insert(NameHash(name))
            }
        }
    }
}

/// Collects what types are said to inherit.
private final class HeirFinder: SyntaxVisitor {
    private(set) var inherited: Set<NameHash> = []
    private(set) var heirs: [FileMentions.Heir] = []

    init(_ file: ParsedFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        inherited.insert(NameHash(node.type.simpleName))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.simpleName, node.inheritanceClause)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        if let clause {
            heirs.append(
                FileMentions.Heir(
                    name: NameHash(name), parents: clause.inheritedTypes.map { NameHash($0.type.simpleName) }))
        }
        return .visitChildren
    }
}
