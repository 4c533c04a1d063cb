/// A place in a source file.
public struct SourceLocation: Hashable, Codable, Sendable {
    /// The file's path, as it was given to whoever read it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// A place from its parts.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Stands for the place of what is only compared, and not shown.
    static let nowhere = SourceLocation(file: "", line: 1, column: 1)
}

extension SourceLocation: Comparable, CustomStringConvertible {
    /// Orders by file, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation {
    /// Reads a location as it was written or, where the decoder has somebody who knows it, where it has moved since.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let written = SourceLocation(
            file: try container.decode(String.self, forKey: .file),
            line: try container.decode(Int.self, forKey: .line),
            column: try container.decode(Int.self, forKey: .column))
        let mover = decoder.userInfo[.locationMover] as? any LocationMover
        self = try mover?.moved(written) ?? written
    }
}

/// Somebody who knows where places have moved since they were written down.
package protocol LocationMover: Sendable {
    /// Where a place is now; throws where it is gone.
    func moved(_ location: SourceLocation) throws -> SourceLocation
}

extension CodingUserInfoKey {
    /// The key of a decoder's `LocationMover`.
    package static let locationMover = CodingUserInfoKey(rawValue: "locationMover")!
}
