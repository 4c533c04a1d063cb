import AnimatorReader
import Foundation
import TransitionModel

/// What an outcome of an earlier run follows from, so that it can be told whether it still holds after a change.
///
/// Sound, since reading depends on nothing else of a file than what is compared here. The pieces that were read are
/// the same, byte for byte and in the same order, and the bodies of functions that were not read are still nothing but
/// that: what reading asks of them, in common with all other code, is what they mention, and what it asked is answered
/// as before. Which files are read is decided anew each time. What a body mentions that is not asked for, comments
/// between declarations, and the lines on which all that stands may be other than they were: places are moved along.
struct ReadingBasis: Codable {
    /// The digest of the key under which the outcome is kept.
    var outcome: ContentDigest
    private var questions: SurveyQuestions
    private var files: [File]

    private struct File: Codable {
        var digest: ContentDigest
        /// What to compare, encoded: most runs look at it for one file only. Nil where all bytes count.
        var content: Data?
    }

    /// What of a file's content counts.
    private struct Content: Codable {
        var pieces: [Piece]
        var names: SurveyedNames
    }

    /// - Parameter selection: the files after reading them, and after every trial of a fix that is remembered.
    init(_ selection: FileSelection, outcome: ContentDigest) {
        self.outcome = outcome
        questions = selection.questions
        files = []
        for file in selection.chosenFiles {
            var content: Content?
            if let pieces = selection.pieces(of: file.path),
                let names = selection.names(of: file.path, answering: questions)
            {
                content = Content(pieces: pieces.map { Piece($0, of: file.text) }, names: names)
            }
            files.append(
                File(
                    digest: ContentDigest(file.text),
                    content: content.flatMap { try? JSONEncoder().encode($0) }))
        }
    }

    /// How places have moved since; nil where the outcome may not hold any more.
    ///
    /// - Parameter selection: the same files in the same order.
    func relocation(to selection: FileSelection) -> Relocation? {
        guard selection.chosenFiles.count == files.count else { return nil }
        var relocation = Relocation()
        for (file, known) in zip(selection.chosenFiles, files)
        where ContentDigest(file.text) != known.digest {
            guard let old = known.content.flatMap({ try? JSONDecoder().decode(Content.self, from: $0) }),
                selection.names(of: file.path, answering: questions) == old.names,
                let now = selection.pieces(of: file.path)?.map({ Piece($0, of: file.text) }),
                Piece.areAlike(old.pieces, now)
            else { return nil }
            relocation.add(from: old.pieces, to: now, of: file.path)
        }
        return relocation
    }
}

extension ReadingBasis {
    /// A piece of a file, and where it stands.
    struct Piece: Codable {
        struct Place: Codable, Comparable {
            var line: Int
            var column: Int

            init(_ location: SourceLocation) { (line, column) = (location.line, location.column) }
            static func < (left: Place, right: Place) -> Bool {
                (left.line, left.column) < (right.line, right.column)
            }
        }

        var start: Place
        var end: Place
        /// Whether it is the body of a function, and was not read.
        var isUnread: Bool
        private var digest: ContentDigest

        init(_ piece: CodePiece, of text: String) {
            (start, end) = (Place(piece.start), Place(piece.end))
            isUnread = piece.kind == .unread
            var text = text
            digest = text.withUTF8 { bytes in
                ContentDigest(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[piece.bytes])))
            }
        }

        /// Whether reading sees no difference between the pieces that it has read and those that are there now.
        static func areAlike(_ old: [Piece], _ now: [Piece]) -> Bool {
            guard old.count == now.count else { return false }
            return old.indices.allSatisfy { number in
                let (piece, other) = (old[number], now[number])
                // What stands on one line is counted as one line of code.
                guard number == 0 || old.share(number - 1) == now.share(number - 1) else { return false }
                return piece.isUnread ? other.isUnread : piece.digest == other.digest
            }
        }
    }
}

extension [ReadingBasis.Piece] {
    /// Whether a piece ends on the line on which the next one begins.
    fileprivate func share(_ number: Int) -> Bool { self[number].end.line == self[number + 1].start.line }
}
