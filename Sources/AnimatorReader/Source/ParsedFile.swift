import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization
import TransitionModel

/// A source file, parsed, with its operators folded into trees.
final class ParsedFile: Sendable {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    /// What the tree is of: the text, or that after changes.
    private let read: String
    /// Answers its `#if` conditions.
    let build: IOSBuild
    private let converter: SourceLocationConverter
    /// The changes that were made before reading, where the file uses UIKit's old names.
    private let edits: SourceEdits?
    /// Where it is noted what was read of the file.
    let record: ReadingRecord?
    private let kept = Mutex<(cuts: CodeCuts?, names: SurveyedNames?)>((nil, nil))

    init(_ file: SourceFile, build: IOSBuild = IOSBuild(), record: ReadingRecord? = nil) throws(ReadProblem) {
        self.record = record
        path = file.path
        text = file.text
        if let place = BracketChain.firstTooLong(in: file.text) {
            throw ReadProblem(
                file: file.path, line: place.line, column: place.column,
                message: "brackets are nested too deeply here for Swift's parser")
        }
        self.build = build
        let parsed = Parser.parse(source: file.text)
        converter = SourceLocationConverter(fileName: file.path, tree: parsed)
        if parsed.hasError, let first = Self.firstError(in: parsed) {
            let place = first.location(converter: converter)
            throw ReadProblem(file: file.path, line: place.line, column: place.column, message: first.message)
        }
        // Folding moves no text, so places in the folded tree are places in the file. An operator that the file declares
        // for itself may stay unfolded; what it stands in is then read as not understood.
        edits = Relevance.mayBeOld(file.text) ? OldNamesFinder.edits(for: parsed) : nil
        read = edits?.applied(to: file.text) ?? file.text
        let whole = edits == nil ? parsed : Parser.parse(source: read)
        let folded = OperatorTable.standardOperators.foldAll(whole) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? whole
    }

    /// Whether the tree is of the text as it was written.
    var isReadAsWritten: Bool { edits == nil }

    /// Where the file is cut into pieces, found out when it is first asked for.
    var cuts: CodeCuts {
        kept.withLock { kept in
            let cuts = kept.cuts ?? CodeCuts(tree)
            kept.cuts = cuts
            return cuts
        }
    }

    /// What the file's code mentions, found out when it is first asked for.
    var surveyedNames: SurveyedNames {
        kept.withLock { kept in
            let names = kept.names ?? CodeSurveyor.names(in: self)
            kept.names = names
            return names
        }
    }

    /// What a question about a node's own bytes, comments around it left out, is answered with.
    func withBytes<Answer>(
        of node: some SyntaxProtocol, _ question: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        var read = read
        return read.withUTF8 { bytes in
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            return question(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        }
    }

    /// What a question about some of the bytes that the tree is of is answered with.
    func withBytes<Answer>(
        from start: Int, count: Int, _ question: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        var read = read
        return read.withUTF8 { bytes in
            question(UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + count)]))
        }
    }

    private static func firstError(in tree: SourceFileSyntax) -> Diagnostic? {
        ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
    }

    /// Where a node's text begins.
    func location(of node: some SyntaxProtocol) -> TransitionModel.SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    func location(at position: AbsolutePosition) -> TransitionModel.SourceLocation {
        let written = edits.map { AbsolutePosition(utf8Offset: $0.original(position.utf8Offset)) } ?? position
        let place = converter.location(for: written)
        return TransitionModel.SourceLocation(file: path, line: place.line, column: place.column)
    }
}

extension ReadProblem: Error {}
