import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Everything that the library products show to others says in a sentence what it is.
@Suite struct PublicDocumentationTests {
    static let libraries = [
        "StateSpace", "TransitionModel", "TransitionVerifier", "TransitionVerifierTesting", "TransitionRecorder",
    ]

    @Test(arguments: libraries)
    func everyPublicSymbolIsDocumented(_ library: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/\(library)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        #expect(!files.isEmpty)
        var symbols = 0
        for file in files.sorted(by: { $0.path < $1.path }) {
            let text = try String(contentsOf: file, encoding: .utf8)
            let tree = Parser.parse(source: text)
            let visitor = PublicSymbols(SourceLocationConverter(fileName: file.lastPathComponent, tree: tree))
            visitor.walk(tree)
            symbols += visitor.count
            #expect(visitor.faults == [])
        }
        #expect(symbols > 2)
    }

    @Test func theCountSeesWhatIsMissing() {
        let tree = Parser.parse(
            source: """
                public struct A {
                    /// Documented.
                    public var a = 1
                    public var b = 2
                    var c = 3
                }
                /// Documented.
                public enum B { case x }
                /// Documented.
                public protocol C { func f() }
                public extension A { func g() {} }
                struct D { public init() {} }
                """)
        let visitor = PublicSymbols(SourceLocationConverter(fileName: "A.swift", tree: tree))
        visitor.walk(tree)
        #expect(
            visitor.faults == [
                "A.swift:1: no abstract", "A.swift:4: no abstract", "A.swift:8: no abstract",
                "A.swift:10: no abstract", "A.swift:11: no abstract",
            ])
        #expect(visitor.count == 8)
    }
}

/// Looks for public declarations and at the comments above them.
private final class PublicSymbols: SyntaxVisitor {
    private(set) var faults: [String] = []
    private(set) var count = 0
    private let locations: SourceLocationConverter

    init(_ locations: SourceLocationConverter) {
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.modifiers) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.modifiers) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.modifiers) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.modifiers) }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if isShown(Syntax(node), by: DeclModifierListSyntax([])) { check(Syntax(node)) }
        return .skipChildren
    }

    private func type(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        guard isShown(Syntax(node), by: modifiers) else { return .skipChildren }
        check(Syntax(node))
        return .visitChildren
    }

    private func member(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        if isShown(Syntax(node), by: modifiers) { check(Syntax(node)) }
        return .skipChildren
    }

    /// Whether others can see a declaration, given that they can see what it stands in.
    private func isShown(_ node: Syntax, by modifiers: DeclModifierListSyntax) -> Bool {
        let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if words.contains("public") || words.contains("open") { return true }
        if words.contains(where: ["private", "fileprivate", "internal", "package"].contains) { return false }
        switch node.parent?.ancestor {
        case .some(let parent) where parent.is(ProtocolDeclSyntax.self): return true
        case .some(let parent) where parent.is(EnumDeclSyntax.self): return node.is(EnumCaseDeclSyntax.self)
        case .some(let parent):
            return parent.as(ExtensionDeclSyntax.self)?.modifiers.contains { $0.name.text == "public" } ?? false
        case nil: return false
        }
    }

    private func check(_ node: Syntax) {
        count += 1
        let lines = node.leadingTrivia.compactMap { piece -> String? in
            if case .docLineComment(let text) = piece { String(text.dropFirst(3)) } else { nil }
        }
        let abstract = lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined()
            .trimmingCharacters(in: .whitespaces)
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        let place = "\(location.file):\(location.line)"
        if abstract.isEmpty { faults.append("\(place): no abstract") }
        if abstract.count > 150 { faults.append("\(place): an abstract of \(abstract.count) characters") }
    }
}

extension Syntax {
    /// The declaration that a member stands in; nil at the top of a file.
    fileprivate var ancestor: Syntax? {
        var node: Syntax? = self
        while let current = node {
            if current.is(EnumDeclSyntax.self) || current.is(ProtocolDeclSyntax.self)
                || current.is(ExtensionDeclSyntax.self) || current.is(StructDeclSyntax.self)
                || current.is(ClassDeclSyntax.self)
            {
                return current
            }
            node = current.parent
        }
        return nil
    }
}
