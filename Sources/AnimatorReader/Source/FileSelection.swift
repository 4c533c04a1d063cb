import SwiftSyntax

/// Chooses which files to parse: those that speak of transitions, and those that declare what these use.
struct FileSelection {
    private(set) var parsed: [ParsedFile] = []
    private(set) var problems: [ReadProblem] = []
    private let build: IOSBuild
    private var rest: [(file: SourceFile, names: DeclaredNames)] = []

    /// How many times files are added for what the last ones added use.
    private static let rounds = 2

    init(_ files: [SourceFile], build: IOSBuild = IOSBuild()) {
        self.build = build
        var others: [SourceFile] = []
        var added: [ParsedFile] = []
        for file in files {
            if Relevance.concerns(file.text) {
                parse(file)
                if Relevance.hasCode(file.text), let last = parsed.last, last.path == file.path { added.append(last) }
            } else {
                others.append(file)
            }
        }
        guard !added.isEmpty else { return }
        rest = others.map { ($0, DeclaredNames($0.text)) }
        for round in 0..<Self.rounds where !rest.isEmpty {
            let count = parsed.count
            let mentioned = MentionedNames(added, inheritanceOnly: round > 0)
            add { mentioned.needs($0) }
            added = Array(parsed[count...])
            if added.isEmpty { break }
        }
        addSubclasses()
        let order = Dictionary(
            files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        parsed.sort { (order[$0.path] ?? 0) < (order[$1.path] ?? 0) }
    }

    private mutating func parse(_ file: SourceFile) {
        do throws(ReadProblem) {
            parsed.append(try ParsedFile(file, build: build))
        } catch {
            problems.append(error)
        }
    }

    /// Adds the files that declare subclasses of transition types; they need not say a word of transitions themselves.
    private mutating func addSubclasses() {
        var subjects: Set<String> = []
        var new = parsed
        while !new.isEmpty, !rest.isEmpty {
            for file in new {
                let finder = SubjectNameFinder(known: subjects)
                finder.walk(file.tree)
                subjects.formUnion(finder.names)
            }
            let count = parsed.count
            add { !subjects.isDisjoint(with: $0.parents) }
            new = Array(parsed[count...])
        }
    }

    /// Parses those of the rest that are needed.
    private mutating func add(where isNeeded: (DeclaredNames) -> Bool) {
        var left: [(file: SourceFile, names: DeclaredNames)] = []
        for candidate in rest {
            if isNeeded(candidate.names) { parse(candidate.file) } else { left.append(candidate) }
        }
        rest = left
    }
}

/// The names that parsed files use.
struct MentionedNames {
    private var types: Set<String> = []
    private var members: Set<String> = []

    /// Types of UIKit's that people extend with helpers an animator may call.
    private static let extended: Set<String> = [
        "UIView", "UIViewController", "CALayer", "UIViewPropertyAnimator", "UIViewControllerContextTransitioning",
        "CGRect", "CGAffineTransform",
        "UINavigationController", "UITabBarController", "UIPresentationController",
    ]

    /// What makes a class a part of transitions.
    static let subjects: Set<String> = [
        "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
        "UIPercentDrivenInteractiveTransition",
        "UIPresentationController", "UIStoryboardSegue", "UIViewControllerTransitioningDelegate",
    ]

    init(_ files: [ParsedFile], inheritanceOnly: Bool) {
        for file in files {
            let finder = MentionFinder(inheritanceOnly: inheritanceOnly)
            finder.walk(file.tree)
            types.formUnion(finder.types)
            members.formUnion(finder.members)
        }
        types.subtract(Self.extended)
    }

    func needs(_ declared: DeclaredNames) -> Bool {
        if !types.isDisjoint(with: declared.types) { return true }
        guard !members.isEmpty else { return false }
        // An extension of something of UIKit's, with a member that is used; or one of a type that is used.
        if !declared.extended.isDisjoint(with: Self.extended), !members.isDisjoint(with: declared.members) {
            return true
        }
        return !declared.extended.isDisjoint(with: types) && !members.isDisjoint(with: declared.members)
    }
}

/// Collects the names used in transition code: in types that are nothing else, and in those functions of other types
/// that speak of transitions.
private final class MentionFinder: SyntaxVisitor {
    private let inheritanceOnly: Bool
    private(set) var types: Set<String> = []
    private(set) var members: Set<String> = []

    init(inheritanceOnly: Bool) {
        self.inheritanceOnly = inheritanceOnly
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.type.simpleName)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause)
    }

    private func enter(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map(\.type.simpleName) ?? []
        guard !inheritanceOnly, inherited.contains(where: MentionedNames.subjects.contains),
            !inherited.contains(where: { $0.hasSuffix("ViewController") })
        else { return .visitChildren }
        collect(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !inheritanceOnly, Relevance.concerns(node.trimmedDescription) { collect(node) }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func collect(_ node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let first = name.utf8.first else { continue }
            if first &- UInt8(ascii: "A") < 26 {
                types.insert(name)
            } else if token.isAfterPeriod {
                members.insert(name)
            }
        }
    }
}

/// Finds the classes that are animators, drivers, presentation controllers or segues by what they say they inherit.
private final class SubjectNameFinder: SyntaxVisitor {
    private let known: Set<String>
    private(set) var names: Set<String> = []

    init(known: Set<String>) {
        self.known = known
        super.init(viewMode: .sourceAccurate)
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
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map(\.type.simpleName) ?? []
        if inherited.contains(where: {
            MentionedNames.subjects.contains($0) || known.contains($0) || names.contains($0)
        }) {
            names.insert(name)
        }
        return .visitChildren
    }
}

extension TokenSyntax {
    fileprivate var isAfterPeriod: Bool { previousToken(viewMode: .sourceAccurate)?.tokenKind == .period }
}
