import SwiftSyntax
import TransitionModel

/// A piece of a file, as reading sees it: comments and blank lines between declarations belong to none.
package struct CodePiece: Sendable {
    package enum Kind: Sendable {
        /// What is looked at in any case, or was.
        case read
        /// The body of a function that nobody looked at.
        case unread
    }

    package var kind: Kind
    /// Its bytes in the file.
    package var bytes: Range<Int>
    package var start: TransitionModel.SourceLocation
    /// Right after its last byte.
    package var end: TransitionModel.SourceLocation
}

/// Cuts a file at the edges of what may change without reading giving anything else.
///
/// Only what stands between the members of types and at the top level is told from them, and of the code only
/// functions' bodies: accessors, initialisers, closures and what `#if` holds are parts of what stands around them.
final class CodeCutter: SyntaxVisitor {
    /// Comments and blanks between declarations, and functions' bodies, in the order in which they stand.
    private(set) var gaps: [Range<Int>] = []
    private(set) var bodies: [Range<Int>] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        leaveOut(before: tree.endOfFileToken)
    }

    /// Leaves out what stands between the token before and this one.
    private func leaveOut(before token: TokenSyntax?) {
        guard let token else { return }
        let end = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let start = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        if start < end { gaps.append(start..<end) }
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        leaveOut(before: node.firstToken(viewMode: .sourceAccurate))
        return .visitChildren
    }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        leaveOut(before: node.firstToken(viewMode: .sourceAccurate))
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { bodies.append(body.ownBytes) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// Its bytes without the blanks and comments around it.
    fileprivate var ownBytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension ParsedFile {
    /// Notes that a function's body was read.
    func noteReading(bodyOf function: FunctionDeclSyntax) {
        guard let record, let body = function.body else { return }
        let start = body.positionAfterSkippingLeadingTrivia.utf8Offset
        if let number = cuts.bodyNumbers[start] { record.noteBody(number, of: path) }
    }

    /// Notes that all that the file holds was read.
    func noteReadingAll() { record?.noteWhole(path) }

    /// Notes that the file's text was looked through, not its tree.
    func noteReadingText() { record?.noteText(path) }

    /// The bodies that reading has asked for in vain, since they were left out; by where they begin.
    var missingBodies: Set<Int> {
        guard let record, let leftOut else { return [] }
        return Set(leftOut.bodies.filter { record.hasEntered($0.number, of: path) }.map(\.bytes.lowerBound))
    }

    /// The file's pieces in their order; nil where the tree is not of the text as it was written.
    var pieces: [CodePiece]? {
        guard isReadAsWritten else { return nil }
        var pieces: [CodePiece] = []
        var position = 0
        func add(upTo end: Int, _ kind: CodePiece.Kind) {
            guard position < end else { return }
            let bytes = position..<end
            pieces.append(
                CodePiece(kind: kind, bytes: bytes, start: location(at: bytes.lowerBound), end: location(at: end)))
            position = end
        }
        for hole in cuts.holes {
            add(upTo: hole.bytes.lowerBound, .read)
            if let number = hole.body { add(upTo: hole.bytes.upperBound, kind(ofBody: number, hole.bytes)) }
            position = hole.bytes.upperBound
        }
        add(upTo: text.utf8.count, .read)
        return pieces
    }

    /// Who sets a delegate is looked for in all code.
    private func kind(ofBody number: Int, _ bytes: Range<Int>) -> CodePiece.Kind {
        if record?.hasRead(number, of: path) ?? true { return .read }
        return withBytes(from: bytes.lowerBound, count: bytes.count, Relevance.concerns) ? .read : .unread
    }

    private func location(at offset: Int) -> TransitionModel.SourceLocation {
        location(at: AbsolutePosition(utf8Offset: offset))
    }
}

/// Where a file is cut into pieces.
struct CodeCuts: Sendable {
    /// Comments and blanks, or a function's body and its number; in the order in which they stand.
    let holes: [(bytes: Range<Int>, body: Int?)]
    /// The bodies' numbers by where they begin.
    let bodyNumbers: [Int: Int]

    /// The number of the body that lies there; nil where none does.
    func number(ofBody bytes: Range<Int>) -> Int? {
        guard let number = bodyNumbers[bytes.lowerBound], bodies[number] == bytes else { return nil }
        return number
    }

    private let bodies: [Range<Int>]

    init(_ tree: SourceFileSyntax) {
        let cutter = CodeCutter(tree)
        bodies = cutter.bodies
        let bodies = cutter.bodies.enumerated().map { (bytes: $1, body: Int?.some($0)) }
        holes = (cutter.gaps.map { ($0, nil) } + bodies).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
        bodyNumbers = Dictionary(uniqueKeysWithValues: bodies.map { ($0.bytes.lowerBound, $0.body!) })
    }
}
