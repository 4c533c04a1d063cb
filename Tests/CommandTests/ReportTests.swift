import Foundation
import Testing

@testable import transition_verifier

/// Several reports of one run.
@Suite struct ReportTests {
    private let nothing = "no animator found, nothing verified\n"

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        return scratch
    }

    @Test func eachGoesToItsPlace() throws {
        let scratch = try scratch()
        let run = try scratch.command.run(
            "check", "a.swift", "--report", "json:a.json", "--report=text", "--report", "xcode:a.log",
            "--format", "text", "--output", "a:b.txt")
        #expect(run == .init(output: nothing, errors: "", code: 0))
        #expect(try scratch.names() == ["a.json", "a.log", "a.swift", "a:b.txt"])
        #expect(try scratch.text(of: "a.json") == scratch.command.run("check", "a.swift", "--format", "json").output)
        #expect(try scratch.text(of: "a.log") == "")
        #expect(try scratch.text(of: "a:b.txt") == nothing)
    }

    @Test(
        arguments: [
            (["--report", "text:x", "--report", "json:./x"], "'./x'"),
            (["--report", "text:folder/x", "--report", "json:link/x"], "'link/x'"),
            (["--report", "text:old", "--report", "json:linked"], "'linked'"),
            (["--report", "text:/dev/full", "--output", "/dev/full"], "'/dev/full'"),
            (["--report", "json", "--report", "text:-"], "standard output"),
            (["--report", "json", "--report", "json"], "standard output"),
        ] as [([String], String)])
    func twoReportsInOnePlace(arguments: [String], place: String) throws {
        let scratch = try scratch()
        try scratch.write("", to: "folder/keep")
        try scratch.write("old", to: "old")
        try scratch.link("link", to: "folder")
        try scratch.link("linked", to: "old")
        let line = "transition-verifier: error: cannot write \(place): two reports are to go there\n"
        #expect(try scratch.command.run(["check", "a.swift"] + arguments) == .init(output: "", errors: line, code: 2))
        #expect(try scratch.text(of: "old") == "old")
        #expect(try scratch.names() == ["a.swift", "folder", "link", "linked", "old"])
    }

    @Test func rowsOfLinesShareStandardOutput() throws {
        let scratch = try scratch()
        let run = try scratch.command.run("check", "a.swift", "--report", "xcode", "--report", "text")
        #expect(run == .init(output: nothing, errors: "", code: 0))
    }

    @Test func sourceIsNotReplacedByAny() throws {
        let scratch = try scratch()
        let run = try scratch.command.run("check", "a.swift", "--report", "json:b", "--report", "text:a.swift")
        let line = "transition-verifier: error: cannot write 'a.swift': it is one of the files to check\n"
        #expect(run == .init(output: "", errors: line, code: 2))
        #expect(try scratch.names() == ["a.swift"])
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0), arguments: ReportFormat.allCases.filter(\.isNeverEmpty))
    func fullDiskIsSaidAndTheOthersAreWritten(format: ReportFormat) throws {
        let scratch = try scratch()
        let run = try scratch.command.run(
            "check", "a.swift", "--report", "\(format.rawValue):/dev/full", "--report", "text:b.txt")
        let line = "transition-verifier: error: cannot write '/dev/full': No space left on device\n"
        #expect(run == .init(output: "", errors: line, code: 2))
        #expect(try scratch.text(of: "b.txt") == nothing)
    }

    @Test(
        arguments: [
            ("sraif:x", "'sraif:x'"), ("text:", "'text:'"), (":x", "':x'"), ("jsn", "'jsn'; did you mean 'json'?"),
        ])
    func whatIsNoReport(words: String, complaint: String) throws {
        let scratch = try scratch()
        let errors = try scratch.command.run("check", "a.swift", "--report", words).errors
        let all = ReportFormat.allCases.map(\.rawValue).alternatives
        #expect(
            errors.hasPrefix(
                """
                transition-verifier: error: option '--report' takes \(all), then perhaps a colon and a file, \
                not \(complaint)
                """))
        #expect(errors.count { $0 == "\n" } == 1)
    }
}

extension ReportFormat {
    /// Whether it says something even where nothing was found.
    var isNeverEmpty: Bool {
        switch self {
        case .xcode, .github: false
        case .text, .githubSummary, .json, .sarif, .junit, .html, .dot, .mermaid: true
        }
    }
}
