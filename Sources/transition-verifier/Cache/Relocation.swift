import Foundation
import TransitionModel

/// Where places have moved, file by file, since something was written down.
struct Relocation: LocationMover {
    private typealias Span = (start: ReadingBasis.Piece.Place, end: ReadingBasis.Piece.Place)

    /// A piece that was read: where it stood and where it stands.
    private struct Move {
        var old: Span
        var now: Span
        var inverse: Move { Move(old: now, now: old) }
    }

    /// In the order in which they stand.
    private var moves: [String: [Move]] = [:]

    /// The place was in code that may have been replaced.
    struct IsGone: Error {}

    /// Whether no file has changed.
    var isEmpty: Bool { moves.isEmpty }
    /// The way back.
    var inverse: Relocation {
        var inverse = Relocation()
        inverse.moves = moves.mapValues { $0.map(\.inverse) }
        return inverse
    }

    mutating func add(from old: [ReadingBasis.Piece], to now: [ReadingBasis.Piece], of path: String) {
        moves[path] = zip(old, now).filter { !$0.0.isUnread }.map { old, now in
            Move(old: (old.start, old.end), now: (now.start, now.end))
        }
    }

    func moved(_ location: SourceLocation) throws -> SourceLocation {
        guard let moves = moves[location.file] else { return location }
        let place = ReadingBasis.Piece.Place(location)
        guard let move = moves.last(where: { $0.old.start <= place }), place <= move.old.end else { throw IsGone() }
        let (old, now) = (move.old.start, move.now.start)
        return SourceLocation(
            file: location.file, line: now.line + place.line - old.line,
            column: place.line == old.line ? now.column + place.column - old.column : place.column)
    }

    /// A decoder of what was written down then, which moves its places along.
    var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        if !isEmpty { decoder.userInfo[.locationMover] = self }
        return decoder
    }
}
