import Foundation
import Testing

@testable import transition_verifier

@Suite struct BadInputTests {
    private let nothing = "no animator found, nothing verified\n"

    @Test func pathThatDoesNotExist() throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        #expect(
            try scratch.command.run("check", "nope.swift", "a.swift")
                == .init(
                    output: nothing, errors: "nope.swift: error: cannot be read: No such file or directory\n", code: 2))
    }

    @Test func deeplyNestedTypes() throws {
        let scratch = try Scratch()
        let type = String(repeating: "Array<", count: 1000) + "Int" + String(repeating: ">", count: 1000)
        try scratch.write("// animateTransition\nlet x: \(type)\n", to: "a.swift")
        #expect(try scratch.command.run("check", "a.swift") == .init(output: nothing, errors: "", code: 0))
    }

    @Test func emptyFile() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "empty.swift")
        let line = "empty.swift: note: the file is empty, there is nothing to check\n"
        #expect(try scratch.command.run("check", "empty.swift") == .init(output: nothing, errors: line, code: 0))
        #expect(try scratch.command.run("check", "--quiet", "empty.swift") == .init(output: "", errors: "", code: 0))
    }

    @Test func directoryWithoutSwift() throws {
        let scratch = try Scratch()
        try scratch.write("text", to: "docs/readme.md")
        try scratch.write("class A {}\n", to: "docs/.build/a.swift")
        #expect(
            try scratch.command.run("check", "docs")
                == .init(
                    output: nothing, errors: "docs: error: no Swift file in this directory\n", code: 2))
    }

    @Test func binaryFile() throws {
        let scratch = try Scratch()
        try scratch.write(Data("let a = 1\r\nlet ö\u{0}".utf8) + [0xFF, 0xFE, 0x00], to: "app/binary.swift")
        try scratch.write("class A {}\n", to: "app/a.swift")
        #expect(
            try scratch.command.run("check", "app")
                == .init(
                    output: nothing, errors: "app/binary.swift:2:8: error: not UTF-8 text\n", code: 2))
    }

    @Test func links() throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "app/a.swift")
        try scratch.link("app/gone.swift", to: "nowhere")
        try scratch.link("app/image.png", to: "nowhere")
        try scratch.link("app/loop", to: ".")
        try scratch.link("app/ring.swift", to: "ring.swift")
        try scratch.link("app/twice.swift", to: "a.swift")
        let outcome = try scratch.command.run("check", "--verbose", "app")
        #expect(outcome.output == nothing)
        #expect(
            outcome.errors == """
                app/gone.swift: error: cannot be read: a link to nowhere
                app/ring.swift: error: cannot be read: \(SystemError.words(for: ELOOP))
                transition-verifier: files read: 1, parsed: 0, animators found: 0

                """)
        #expect(outcome.code == 2)
    }

    @Test func neitherFileNorDirectory() throws {
        #expect(
            try CommandProcess().run("check", "/dev/null").errors
                == "/dev/null: error: neither a file nor a directory\n")
    }

    @Test(.disabled(if: geteuid() == 0, "root may read everything"))
    func directoryWithoutPermission() throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "app/a.swift")
        try scratch.write("class A {}\n", to: "app/secret/a.swift")
        let secret = scratch.url.appendingPathComponent("app/secret").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: secret) }
        #expect(
            try scratch.command.run("check", "app")
                == .init(
                    output: nothing, errors: "app/secret: error: cannot be read: Permission denied\n", code: 2))
    }

    @Test func problemsAreInJSONToo() throws {
        let outcome = try CommandProcess().run("check", "--format", "json", "/nope.swift")
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary
        #expect(report?["version"] as? Int == 1)
        #expect(report?["findings"] as? [String] == [])
        let problems = try #require(report?["problems"] as? [[String: Any]])
        #expect(problems.first?["file"] as? String == "/nope.swift")
        #expect(outcome.code == 2)
    }

    @Test func directoriesAreReadInOrderAndEachFileOnce() throws {
        let scratch = try Scratch()
        for path in ["b.swift", "a/z.swift", "a/Pods/p.swift", "a.swift/inner.swift", "a/note.txt"] {
            try scratch.write("// \(path)", to: path)
        }
        let root = scratch.url.path
        let finder = SourceFinder(paths: ["\(root)/b.swift", root, "\(root)/a"])
        #expect(finder.files == ["a.swift/inner.swift", "a/z.swift", "b.swift"].map { "\(root)/\($0)" })
        #expect(finder.problems.isEmpty)
        // A directory that is usually left out is looked into when it is asked for.
        #expect(SourceFinder(paths: ["\(root)/a/Pods"]).files == ["\(root)/a/Pods/p.swift"])
    }

    @Test(
        arguments: [
            ([0xFF], 1, 1), ([0x61, 0x0A, 0xC3], 2, 1), ([0x0D, 0x0A, 0x0A, 0xC3, 0xB6, 0x80], 3, 3),
            ([0x0D, 0x61, 0xED, 0xA0, 0x80], 2, 2),
        ] as [([UInt8], Int, Int)])
    func firstByteThatIsNoText(bytes: [UInt8], line: Int, column: Int) {
        #expect(SourceLoader.firstInvalidPlace(in: bytes) == (line, column))
    }
}
