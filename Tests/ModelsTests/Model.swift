import Foundation
import Testing

/// A file under Models/ with the findings that its comments expect.
struct Model: CustomTestStringConvertible {
    /// `// expect: error missing-completion`, on the finding's line or alone on the line above it.
    struct Expectation: Hashable {
        var severity: String
        var rule: String
        var line: Int
    }

    var url: URL
    var text: String
    var expectations: [Expectation]

    init(_ url: URL) throws {
        self.url = url
        text = try String(contentsOf: url, encoding: .utf8)
        expectations = Self.expectations(in: text)
    }

    var testDescription: String { url.pathComponents.suffix(2).joined(separator: "/") }

    private static func expectations(in text: String) -> [Expectation] {
        let lines = text.components(separatedBy: "\n")
        return lines.enumerated().flatMap { index, line -> [Expectation] in
            let parts = line.components(separatedBy: "// expect: ")
            let standsAlone = parts[0].allSatisfy(\.isWhitespace)
            return parts.dropFirst().compactMap { part in
                let words = part.split(separator: " ")
                guard words.count >= 2 else { return nil }
                // A comment alone on its line speaks of the next line that is no such comment.
                var target = index
                while standsAlone, target < lines.count,
                    lines[target].drop(while: \.isWhitespace).hasPrefix("// expect: ")
                { target += 1 }
                return Expectation(severity: String(words[0]), rule: String(words[1]), line: target + 1)
            }
        }
    }
}

extension Model {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Models")

    /// Every file under Models/, or under one of its folders.
    static func all(in subfolder: String = "") throws -> [Model] {
        let root = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map(Model.init)
    }
}
