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
    /// The changes that were made before reading, one after the other, where the file is of an earlier Swift.
    private let edits: [SourceEdits]
    /// Where it is noted what was read of the file.
    let record: ReadingRecord?
    /// The code that the tree does not have; nil where it has all.
    let leftOut: LeftOutCode?
    private let kept: Mutex<(cuts: CodeCuts?, names: SurveyedNames?)>

    /// - Parameter isLeftOut: which bodies of functions not to parse; nil where all are parsed.
    init(
        _ file: SourceFile, build: IOSBuild = IOSBuild(), record: ReadingRecord? = nil,
        leavingOut isLeftOut: ((FunctionBody) -> Bool)? = nil
    ) throws(ReadProblem) {
        self.record = record
        path = file.path
        text = file.text
        if let place = BracketChain.firstTooLong(in: file.text) {
            throw ReadProblem(
                file: file.path, line: place.line, column: place.column,
                message: "brackets are nested too deeply here for Swift's parser")
        }
        self.build = build
        let draft = isLeftOut.flatMap { Draft(file.text, build: build, leavingOut: $0) }
        leftOut = draft?.leftOut
        kept = Mutex((draft?.cuts, nil))
        var parsed = draft?.tree ?? Parser.parse(source: file.text)
        converter = SourceLocationConverter(fileName: file.path, tree: parsed)
        var read = file.text
        var edits: [SourceEdits] = []
        func make(_ changes: SourceEdits) {
            edits.append(changes)
            read = changes.applied(to: read)
            parsed = Parser.parse(source: read)
        }
        // What the parser passed over is seen once what stands before it is mended.
        while parsed.hasError, edits.count < Self.mendings, let changes = OldConditionsFinder.edits(for: parsed) {
            make(changes)
        }
        if parsed.hasError, let first = Self.firstError(in: parsed) {
            let place = converter.location(for: edits.original(first.position))
            throw ReadProblem(file: file.path, line: place.line, column: place.column, message: first.message)
        }
        if !edits.isEmpty {
            make(OldNamesFinder.edits(forOld: parsed))
        } else if Relevance.mayBeOld(file.text), let changes = OldNamesFinder.edits(for: parsed) {
            make(changes)
        }
        self.read = read
        self.edits = edits
        // Folding moves no text, so places in the folded tree are places in the file. An operator that the file
        // declares for itself may stay unfolded; what it stands in is then read as not understood.
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
    }

    /// Whether the tree is of the text as it was written.
    var isReadAsWritten: Bool { edits.isEmpty }

    /// Where the file is cut into pieces, found out when it is first asked for.
    var cuts: CodeCuts {
        kept.withLock { kept in
            let cuts = kept.cuts ?? CodeCuts(tree)
            kept.cuts = cuts
            return cuts
        }
    }

    /// What the file's code mentions but for what is left out, found out when it is first asked for.
    var surveyedNames: SurveyedNames {
        kept.withLock { kept in
            let names = kept.names ?? CodeSurveyor.names(in: tree, build: build)
            kept.names = names
            return names
        }
    }

    /// What all of the file's code mentions of what was asked for.
    func names(answering questions: SurveyQuestions) -> SurveyedNames {
        var names = surveyedNames
        if let leftOut {
            for name in questions.names { names.formUnion(leftOut.names(mentioning: name)) }
        }
        return names.answers(to: questions)
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

    /// How often a file is mended before it counts as one that does not parse.
    private static let mendings = 4

    private static func firstError(in tree: SourceFileSyntax) -> Diagnostic? {
        ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
    }

    /// Where a node's text begins.
    func location(of node: some SyntaxProtocol) -> TransitionModel.SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    func location(at position: AbsolutePosition) -> TransitionModel.SourceLocation {
        let place = converter.location(for: edits.original(position))
        return TransitionModel.SourceLocation(file: path, line: place.line, column: place.column)
    }
}

extension [SourceEdits] {
    /// Where a place in what is read was in the text as it was written, before the changes one after the other.
    fileprivate func original(_ position: AbsolutePosition) -> AbsolutePosition {
        AbsolutePosition(utf8Offset: reversed().reduce(position.utf8Offset) { $1.original($0) })
    }
}

extension ReadProblem: Error {}
