import Foundation
import ReportFormats
import Testing

@Suite struct UnifiedDiffTests {
    @Test func changesHaveLinesAroundThem() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacing("6\n", with: "six\nsix more\n").replacing("12\n", with: "12")
        #expect(
            UnifiedDiff(path: "./App/a.swift", old: old, new: new).text() == """
                --- a/App/a.swift
                +++ b/App/a.swift
                @@ -3,10 +3,11 @@
                 3
                 4
                 5
                -6
                +six
                +six more
                 7
                 8
                 9
                 10
                 11
                -12
                +12
                \\ No newline at end of file

                """)
        #expect(UnifiedDiff(path: "a", old: old, new: old).text().isEmpty)
        #expect(UnifiedDiff(path: "/a", old: "", new: "x\n").text() == "--- /a\n+++ /a\n@@ -0,0 +1,1 @@\n+x\n")
    }

    /// What `patch` makes of it is the new text, whatever the two texts are.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"))
    func patchAgrees() throws {
        var random = SystemRandomNumberGenerator()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<30 {
            func text() -> String {
                let lines = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                    ["a", "b", "c\r", ""].randomElement()!
                }
                return lines.joined(separator: "\n") + (Bool.random() && !lines.isEmpty ? "\n" : "")
            }
            let (old, new) = (text(), text())
            let file = folder.appendingPathComponent("a.txt")
            try Data(old.utf8).write(to: file)
            let difference = UnifiedDiff(path: "a.txt", old: old, new: new).text(context: Int.random(in: 0...3))
            try Data(difference.utf8).write(to: folder.appendingPathComponent("d"))
            let patch = Process()
            patch.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
            patch.arguments = ["--binary", "-p1", "-s", "-i", "d"]
            patch.currentDirectoryURL = folder
            try patch.run()
            patch.waitUntilExit()
            let result = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(result == new, "\(old.debugDescription) → \(new.debugDescription)")
        }
    }
}
