/// Where in a test a statement is written, as `#fileID` and its relatives give it.
public struct CodePlace: Sendable {
    /// The module and the file's name: `MyTests/FadeTests.swift`; reports name the file so.
    public var fileID: String
    /// The file's whole path, for test frameworks (XCTest wants it static) and for reading the line.
    public var filePath: StaticString
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int

    /// A place from what the compiler says of it.
    public init(fileID: String, filePath: StaticString, line: Int, column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The place as programs and findings name it.
    public var location: TransitionModel.SourceLocation {
        SourceLocation(file: fileID, line: line, column: column)
    }
}

extension CodePlace: Hashable {
    /// Whether both are the same line and column of the same file.
    public static func == (left: CodePlace, right: CodePlace) -> Bool { left.location == right.location }

    /// Feeds what tells places apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}
