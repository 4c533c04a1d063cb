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
}
