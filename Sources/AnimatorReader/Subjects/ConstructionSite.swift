import SwiftSyntax
import TransitionModel

/// A constant of the app's that is a new object of some type: `static let fade = BlockAnimator(duration: 0.3) { … }`.
struct ConstructionSite {
    let call: FunctionCallExprSyntax
    let file: ParsedFile

    /// The most of them that are followed for one type.
    private static let most = 8

    /// Where the files make one outside of any function, so that nothing local takes part in it.
    static func all(of type: String, in files: [ParsedFile]) -> [ConstructionSite] {
        var sites: [ConstructionSite] = []
        for file in files {
            let finder = ConstructionFinder(type)
            finder.walk(file.tree)
            sites += finder.calls.map { ConstructionSite(call: $0, file: file) }
        }
        return Array(sites.prefix(most))
    }
}

/// Finds the calls that make an object of one type and do not stand in a function's body.
private final class ConstructionFinder: SyntaxVisitor {
    private let type: String
    var calls: [FunctionCallExprSyntax] = []

    init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == type else {
            return .visitChildren
        }
        calls.append(node)
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ProgramCompiler {
    /// Makes the object as one of the app's constants is made, where it is given code to run.
    func initialize(_ instance: Instance, as sites: [ConstructionSite]) {
        guard !sites.isEmpty, isGivenCode(instance.type) else { return }
        let end = builder.label()
        for (number, site) in sites.enumerated() {
            let next = builder.label()
            if number + 1 < sites.count {
                let here = builder.label()
                let isThis = builder.slot(
                    Slot(
                        name: "made as \(site.call.shortText)", location: site.file.location(of: site.call),
                        initial: .undecided, candidates: [.boolean(true), .boolean(false)]))
                builder.emit(
                    .branch(.isTrue(.slot(isThis)), then: here, otherwise: next),
                    at: site.file.location(of: site.call))
                builder.place(here)
            }
            let arguments = inFile(site.file, receiver: nil) { self.arguments(of: site.call) }
            initialize(instance, arguments, at: site.call)
            builder.jump(to: end, at: site.file.location(of: site.call))
            builder.place(next)
        }
        builder.place(end)
    }

    /// Whether objects of the type are handed closures when they are made.
    private func isGivenCode(_ type: String) -> Bool {
        index.ancestry(of: type).contains { owner in
            index.type(named: owner)?.properties.contains {
                $0.type?.function != nil && $0.initializer == nil && !$0.isComputed
            } ?? false
        }
    }
}
