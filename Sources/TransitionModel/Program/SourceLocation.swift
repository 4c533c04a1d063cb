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
}

extension SourceLocation: Comparable, CustomStringConvertible {
    /// Orders by file, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
