import Foundation
import TransitionModel

/// A plain message.
struct SARIFText: Encodable {
    var text: String

    init(_ text: String) {
        self.text = text
    }
}

/// A file by its address: relative paths belong to the folder that the command ran in.
struct SARIFArtifactLocation: Encodable {
    /// What the folder is called.
    static let base = "%SRCROOT%"

    var uri: String
    var uriBaseId: String?

    init(file: String) {
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let address = path.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? path
        uri = path.hasPrefix("/") ? "file://\(address)" : address
        uriBaseId = path.hasPrefix("/") ? nil : Self.base
    }

    /// What stands as it is in an address; a colon would make a scheme of what is before it.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

/// Part of a file; columns count code points, from 1, and an end is right after the last of them.
struct SARIFRegion: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int?
    var endColumn: Int?
    var snippet: SARIFText?
}

/// A place with, perhaps, something to say about it.
struct SARIFLocation: Encodable {
    struct Physical: Encodable {
        var artifactLocation: SARIFArtifactLocation
        var region: SARIFRegion?
    }

    /// Something in the program, by its name.
    struct Logical: Encodable {
        var name: String
        let kind = "type"
    }

    /// Tells the places that belong to a result apart, from 0.
    var id: Int?
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
    var message: SARIFText?

    init(file: String, region: SARIFRegion? = nil) {
        physicalLocation = Physical(artifactLocation: SARIFArtifactLocation(file: file), region: region)
    }
}

/// Makes places: their columns, and the text that stands there, need the source.
struct SARIFPlaces {
    private var lines: SourceLines

    init(source: @escaping (String) -> String?) {
        lines = SourceLines(text: source)
    }

    /// A place with its line.
    mutating func location(_ location: SourceLocation, message: String? = nil) -> SARIFLocation {
        var region = SARIFRegion(startLine: location.line, startColumn: column(of: location))
        region.snippet = lines.line(at: location).map { SARIFText(String($0)) }
        var result = SARIFLocation(file: location.file, region: region)
        result.message = message.map { SARIFText($0) }
        return result
    }

    /// What stands between two places.
    mutating func region(from start: SourceLocation, to end: SourceLocation) -> SARIFRegion {
        SARIFRegion(
            startLine: start.line, startColumn: column(of: start), endLine: end.line, endColumn: column(of: end))
    }

    /// The column in code points; where the line is not known, as it was given, in bytes.
    private mutating func column(of location: SourceLocation) -> Int {
        guard let line = lines.line(at: location) else { return location.column }
        let before = line.utf8.prefix(location.column - 1)
        return line.unicodeScalars.distance(from: line.startIndex, to: before.endIndex) + 1
    }
}
