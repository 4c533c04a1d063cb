import Foundation
import Testing

/// The README shows what the command prints.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func transcriptsAreReal() throws {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```console\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let lines = block.components(separatedBy: "\n")
            let words = lines[0].split(separator: " ").map(String.init)
            #expect(words.prefix(2) == ["$", "transition-verifier"])
            let run = try CommandProcess(directory: Self.root).run(Array(words.dropFirst(2)))
            #expect(run.output.trimmingCharacters(in: .newlines) == lines.dropFirst().joined(separator: "\n"))
        }
    }

    /// Every Swift example for test authors stands, line by line, in a file that is compiled by a test.
    @Test func examplesForTestAuthorsAreCompiled() throws {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let section = try #require(readme.components(separatedBy: "\n## For test authors\n").dropFirst().first)
            .components(separatedBy: "\n## ")[0]
        let examples = section.components(separatedBy: "```swift\n").dropFirst()
            .map { Self.lines($0.components(separatedBy: "\n```")[0]) }
        #expect(examples.count >= 5)
        var files: [String] = []
        for folder in ["Tests/TransitionVerifierTests", "Tests/Fixtures"] {
            let all = FileManager.default.enumerator(
                at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in all! where file.pathExtension == "swift" && !file.path.contains("/.build/") {
                files.append("\n" + Self.lines(try String(contentsOf: file, encoding: .utf8)) + "\n")
            }
        }
        for example in examples {
            #expect(files.contains { $0.contains("\n\(example)\n") }, "no compiled file holds:\n\(example)")
        }
    }

    /// The text without the blanks that its lines begin with.
    private static func lines(_ text: String) -> String {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
