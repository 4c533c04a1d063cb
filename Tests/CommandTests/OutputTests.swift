import Foundation
import Testing

@testable import transition_verifier

@Suite struct OutputTests {
    private let nothing = "no animator found, nothing verified\n"

    @Test func reportGoesToAFile() throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        #expect(
            try scratch.command.run("check", "--output", "report.txt", "a.swift")
                == .init(output: "", errors: "", code: 0))
        #expect(try scratch.text(of: "report.txt") == nothing)
        #expect(try scratch.names() == ["a.swift", "report.txt"])
    }

    @Test(arguments: ["a.swift", "./link.swift"])
    func sourceIsNotReplaced(_ path: String) throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        try scratch.link("link.swift", to: "a.swift")
        let line = "transition-verifier: error: cannot write '\(path)': it is one of the files to check\n"
        #expect(try scratch.command.run("check", "a.swift", "--output", path) == .init(output: "", errors: line, code: 2))
        #expect(try scratch.text(of: "a.swift") == "class A {}\n")
    }

    @Test func earlierReportIsReplacedBehindItsLink() throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        try scratch.write(String(repeating: "old\n", count: 100), to: "old.txt")
        try scratch.link("link.txt", to: "old.txt")
        #expect(try scratch.command.run("check", "a.swift", "--output=link.txt").code == 0)
        #expect(try scratch.text(of: "old.txt") == nothing)
        #expect(try scratch.names() == ["a.swift", "link.txt", "old.txt"])
    }

    @Test(arguments: [
        ("nodir/report.txt", "No such file or directory"), (".", "Is a directory"), ("a.swift/b", "Not a directory"),
    ])
    func fileThatCannotBeWritten(path: String, reason: String) throws {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        #expect(
            try scratch.command.run("check", "--output", path, "a.swift")
                == .init(
                    output: "", errors: "transition-verifier: error: cannot write '\(path)': \(reason)\n", code: 2))
        #expect(try scratch.names() == ["a.swift"])
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0))
    func fullDisk() throws {
        let outcome = try CommandProcess().shell("\"$0\" rules > /dev/full")
        #expect(
            outcome
                == .init(
                    output: "",
                    errors: "transition-verifier: error: cannot write standard output: No space left on device\n",
                    code: 2))
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        let file = try scratch.command.run("check", "--output", "/dev/full", "a.swift")
        #expect(file.errors == "transition-verifier: error: cannot write '/dev/full': No space left on device\n")
        #expect(file.code == 2)
    }

    @Test func readerThatLeaves() throws {
        let outcome = try CommandProcess().shell("{ \"$0\" rules; echo $? >&2; } | true")
        #expect(outcome.errors == "0\n" && outcome.code == 0)
    }

    @Test func closedOutput() throws {
        let outcome = try CommandProcess().shell("\"$0\" rules >&-")
        #expect(outcome.errors == "transition-verifier: error: cannot write standard output: Bad file descriptor\n")
        #expect(outcome.code == 2)
    }
}
