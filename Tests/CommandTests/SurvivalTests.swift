import Foundation
import Synchronization
import Testing

@testable import transition_verifier

/// What no input and no machine may do to the command: stop it, keep it waiting, or make it leave half a file behind.
@Suite struct SurvivalTests {
    /// An animator that forgets to complete, with some code before its end.
    private func animator(_ code: String = "") -> String {
        """
        import UIKit
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                \(code)
            }
        }
        """
    }

    // MARK: Files

    /// Two thousand levels of what nests; conditional expressions in a row take longer than a suite can wait.
    @Test(arguments: [
        ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("if a {", "}"), ("[1, [", "]]"), ("[any [", "]]"),
        ("switch a { default: ", "}"), ("UIView.animate(withDuration: 1) {", "}"), ("(a, ", ")"), ("\"\\(", ")\""),
        ("!", ""), ("a.b(", ")"), ("a + (", ")"), ("#if A\n", "\n#endif\n"), ("struct S {", "}"),
    ])
    func twoThousandLevels(open: String, close: String) throws {
        let scratch = try Scratch()
        let code = String(repeating: open, count: 2000) + "1" + String(repeating: close, count: 2000)
        try scratch.write(animator("let x = \(code)"), to: "deep.swift")
        try scratch.write(animator(), to: "plain.swift")
        let outcome = try scratch.command.run("check", "--quiet", "deep.swift", "plain.swift")
        let complaints = outcome.errors.split(separator: "\n")
        #expect(complaints.count <= 1)
        #expect(complaints.allSatisfy { $0.hasPrefix("deep.swift:") })
        #expect(outcome.code == (complaints.isEmpty ? 1 : 2))
        #expect(outcome.output.contains("plain.swift:6:5: error:"))
    }

    /// Long chains are no nesting, and are read in time that grows with their length.
    @Test(arguments: [" + 1", ".b", ".b()", " || a", " ?? a", ", 1"])
    func aThousandTerms(piece: String) throws {
        let scratch = try Scratch()
        let chain = String(repeating: piece, count: 1000)
        let code = piece == ", 1" ? "let x = [1\(chain)]" : "let x = a\(chain)\n        if a\(chain) { return }"
        try scratch.write(animator(code), to: "long.swift")
        #expect(try scratch.command.run("check", "--quiet", "long.swift").code == 1)
    }

    /// Code with a piece for each of many numbers, written for `%`.
    struct Many: Sendable, CustomStringConvertible {
        var description: String
        var members = ""
        var statements = ""
        var declarations = ""
        var count: Int

        func repeated(_ piece: String) -> String {
            guard !piece.isEmpty else { return "" }
            return (0..<count).map { piece.replacing("%", with: "\($0)") }.joined(separator: "\n")
        }
    }

    static let manyOfAKind = [
        Many(description: "overloads", members: "func run(_ x: T%) { view.alpha = 1 }", count: 1000),
        Many(description: "initialisers", members: "init(_ x: T%) {}", count: 1000),
        Many(description: "properties", members: "var p% = UIView()", count: 500),
        Many(
            description: "methods, each called", members: "func m%() { view.alpha = 1 }", statements: "m%()",
            count: 200),
        Many(description: "conditional parts", statements: "#if A%\nview.alpha = 1\n#endif", count: 300),
        Many(description: "closures", statements: "let c% = { self.view.alpha = 1 }", count: 500),
        Many(description: "extensions", declarations: "extension Fade { func f%() {} }", count: 1000),
        Many(
            description: "delegates",
            declarations: """
                final class D%: NSObject, UIViewControllerTransitioningDelegate {
                    func animationController(forDismissed dismissed: UIViewController)
                        -> UIViewControllerAnimatedTransitioning? { nil }
                }
                """, count: 50),
    ]

    /// Many of a kind are read and followed, as far as that goes, in time that grows with their number.
    @Test(arguments: manyOfAKind)
    func manyOfOneKind(many: Many) throws {
        let scratch = try Scratch()
        let code = """
            \(many.repeated(many.statements))
            }
            let view = UIView()
            \(many.repeated(many.members))
            func last() {
            """
        try scratch.write(animator(code) + "\n\(many.repeated(many.declarations))\n", to: "many.swift")
        let outcome = try scratch.command.run("check", "--quiet", "many.swift")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("[missing-completion]"))
    }

    /// A case for each value, and a branch for each case.
    @Test func hundredsOfCases() throws {
        let scratch = try Scratch()
        let names = (0..<400).map { "case c\($0)" }
        let cases = names.map { $0.replacing(" ", with: " .") + ": return" }.joined(separator: "\n")
        let code = """
            switch kind {
            \(cases)
            }
            }
            var kind: Kind = .c0
            enum Kind {
            \(names.joined(separator: "\n"))
            }
            func last() {
            """
        try scratch.write(animator(code), to: "cases.swift")
        #expect(try scratch.command.run("check", "--quiet", "cases.swift").output.contains("[missing-completion]"))
    }

    @Test func twoHundredThousandLines() throws {
        let scratch = try Scratch()
        let lines = (0..<2000).map { "    var a\($0): Int { 1 }\n" + String(repeating: "    // nothing\n", count: 99) }.joined()
        try scratch.write(animator() + "\nstruct Long {\n\(lines)}\n", to: "long.swift")
        let outcome = try scratch.command.run("check", "--quiet", "long.swift")
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("long.swift:6:5: error:"))
    }

    @Test(.enabled(if: access("/usr/bin/setpriv", X_OK) == 0 || geteuid() != 0, "nobody may be kept from reading"))
    func unreadableDirectory() throws {
        let scratch = try Scratch()
        try scratch.write(animator(), to: "app/a.swift")
        try scratch.write("class A {}\n", to: "app/secret/a.swift")
        let secret = scratch.url.appendingPathComponent("app/secret").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: secret) }
        // Root may read everything, so it becomes somebody else for this.
        let other = geteuid() == 0 ? "/usr/bin/setpriv --reuid=65534 --clear-groups " : ""
        let outcome = try scratch.command.shell("\(other)\"$0\" check --quiet app")
        #expect(outcome.errors == "app/secret: error: cannot be read: Permission denied\n")
        #expect(outcome.output.hasPrefix("app/a.swift:6:5: error:"))
        #expect(outcome.code == 2)
    }

    /// Somebody saves again and again while the command reads: it sees one version or another, or part of one.
    @Test func fileThatChangesWhileItIsRead() throws {
        let scratch = try Scratch()
        let long = animator(String(repeating: "        print(1)\n", count: 20_000))
        try scratch.write(long, to: "a.swift")
        let (path, short) = (scratch.url.appendingPathComponent("a.swift").path, animator())
        let isOver = Atomic(false)
        let hasStopped = DispatchSemaphore(value: 0)
        let editor = Thread {
            while !isOver.load(ordering: .relaxed) {
                for text in [short, long] { try? Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
                guard let file = FileHandle(forWritingAtPath: path) else { continue }
                file.seekToEndOfFile()
                file.write(Data(short.utf8))
                file.truncateFile(atOffset: 500)
                file.closeFile()
            }
            hasStopped.signal()
        }
        editor.start()
        for _ in 0..<6 {
            let outcome = try scratch.command.run("check", "--quiet", "a.swift")
            #expect([0, 1, 2].contains(outcome.code))
            #expect(outcome.errors.split(separator: "\n").count <= 1)
        }
        isOver.store(true, ordering: .relaxed)
        hasStopped.wait()
    }

    @Test func readsToTheEndHoweverLongAFileTurnsOutToBe() throws {
        let scratch = try Scratch()
        for count in [0, 1, 4095, 4096, 70_000] {
            let bytes = [UInt8](repeating: 7, count: count)
            try scratch.write(Data(bytes), to: "file")
            #expect(try FileBytes.read(scratch.url.appendingPathComponent("file").path) == bytes)
        }
        #expect(throws: FileStatus.Failure.self) { try FileBytes.read("/dev/null") }
        #expect(throws: FileStatus.Failure.self) { try FileBytes.read(scratch.url.path) }
    }

    // MARK: Outputs

    /// The system refuses to let a file grow: as with a full disk, some of it may have been written by then.
    @Test(arguments: ReportFormat.allCases)
    func noRoomForAReport(format: ReportFormat) throws {
        let scratch = try Scratch()
        for number in 0..<12 {
            try scratch.write(
                animator().replacing("Fade", with: "Fade\(number)"), to: "\(number).swift")
        }
        let whole = try scratch.command.run("check", "--report", "\(format.rawValue):whole", ".")
        let size = try scratch.text(of: "whole").utf8.count
        try #require(size > 1024, "too short to be cut off")
        #expect(whole.code == 1)
        let before = try scratch.names()
        let outcome = try scratch.command.shell(
            "ulimit -f 1; \"$0\" check --report \(format.rawValue):out --report text:/dev/null .")
        #expect(outcome.code == 2)
        #expect(outcome.errors == "transition-verifier: error: cannot write 'out': File too large\n")
        #expect(try scratch.names() == before)
    }

    @Test func readerThatLeaves() throws {
        let scratch = try Scratch()
        try scratch.write(animator(), to: "a.swift")
        let outcome = try scratch.command.shell("\"$0\" check --format json a.swift | head -c 1")
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("{"))
    }
}
