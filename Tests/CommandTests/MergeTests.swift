import Foundation
import Testing
import TransitionModel

@testable import transition_verifier

/// Runs that are split, and put together again.
@Suite struct MergeTests {
    private let models = CommandProcess.packageRoot.appendingPathComponent("Models").path

    private func split(_ scratch: Scratch, into count: Int, _ arguments: [String]) throws -> [String] {
        try (1...count).map { number in
            let part = ["check", "--shard", "\(number)/\(count)", "--report", "json:\(number).json", "--report", "text:/dev/null"]
            let outcome = try scratch.command.run(part + arguments)
            #expect(outcome.code < 2)
            return "\(number).json"
        }
    }

    /// In every format the same bytes as of a run that was not split.
    @Test func partsMakeTheWhole() throws {
        let scratch = try Scratch()
        let paths = ["\(models)/Seeds", "\(models)/Rules/leaked-view"]
        let parts = try split(scratch, into: 3, paths)
        for format in ReportFormat.allCases {
            let whole = try scratch.command.run(["check", "--format", format.rawValue, "--verbose"] + paths)
            let merged = try scratch.command.run(["merge", "--format", format.rawValue, "--verbose"] + parts.reversed())
            #expect(merged.output == whole.output, "\(format)")
            #expect(merged.code == whole.code)
        }
    }

    /// Comments and problems count once, whatever part met them.
    @Test func whatEveryPartReadsIsSaidOnce() throws {
        let scratch = try Scratch()
        for rule in ["missing-completion", "leaked-view"] {
            var text = try String(contentsOfFile: "\(models)/Rules/\(rule)/faulty.swift", encoding: .utf8)
            if rule == "leaked-view" { text = "// transition-verifier:ignore-file leaked-view - on purpose\n" + text }
            try scratch.write(text, to: "app/\(rule).swift")
        }
        try scratch.write("class Broken: UIPresentationController {", to: "app/broken.swift")
        let whole = try scratch.command.run("check", "--format", "json", "app")
        for number in 1...2 {
            let part = try scratch.command.run(
                "check", "--shard", "\(number)/2", "--format", "json", "--output", "\(number)", "app")
            #expect(part.code == 2)
        }
        let merged = try scratch.command.run("merge", "--format", "json", "1", "2")
        #expect(merged.output == whole.output)
        #expect(merged.code == 2)
    }

    @Test func partsThatDoNotFit() throws {
        let scratch = try Scratch()
        try scratch.write("class A: UIPresentationController {}\n", to: "a.swift")
        _ = try split(scratch, into: 2, ["a.swift"])
        _ = try scratch.command.run("check", "--shard", "2/2", "--format", "json", "--output", "push", "--kind", "push", "a.swift")
        _ = try scratch.command.run("check", "--format", "json", "--output", "whole", "a.swift")
        func complaint(_ files: String...) throws -> String {
            let outcome = try scratch.command.run(["merge"] + files)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            return String(outcome.errors.dropFirst("transition-verifier: error: ".count).dropLast())
        }
        #expect(try complaint("1.json") == "of the run's parts 2/2 is missing")
        #expect(try complaint("1.json", "1.json") == "'1.json' and '1.json' are the same part, 1/2")
        #expect(try complaint("1.json", "push") == "'push' and '1.json' are parts of different runs")
        #expect(
            try complaint("whole") == "'whole' is no JSON report of 'check --shard' by this version of the tool")
        #expect(try complaint("nope", "1.json") == "'nope' cannot be read: No such file or directory")
        try scratch.write("class B: UIPresentationController {}\n", to: "a.swift")
        #expect(try complaint("1.json", "2.json") == "'a.swift' has changed since it was checked")
    }

    @Test(arguments: ["0/2", "3/2", "1", "1/", "/2", "1/2/3", "a/b", "-1/2"])
    func partsThatAreNone(text: String) throws {
        #expect(Shard(text) == nil)
        #expect(
            try CommandProcess().run("check", "--shard=\(text)", "a.swift").errors
                == "transition-verifier: error: option '--shard' takes a part such as 2/8, not '\(text)'; "
                + "see 'transition-verifier check --help'\n")
    }

    /// Each animator is in one part, also when it was read several times, and no part has much more to do than another.
    @Test func everyAnimatorHasItsPart() throws {
        let all = (0..<40).map { number in
            var program = AnimatorProgram(
                name: "A\(number % 30)", location: SourceLocation(file: "a.swift", line: number % 30, column: 1))
            program.instructions = Array(
                repeating: Instruction(.end, at: program.location), count: number * 7 % 50)
            return ReadAnimator(program: program, evidence: Evidence())
        }
        for count in [1, 2, 7, 50] {
            let parts = (1...count).map { Shard("\($0)/\(count)")!.animators(of: all) }
            #expect(parts.reduce(0) { $0 + $1.count } == 40)
            #expect(Set(parts.flatMap { Set($0.map(\.program.name)) }).count == 30)
            #expect(parts.flatMap { Set($0.map(\.program.name)) }.count == 30)
            let loads = parts.map { $0.reduce(0) { $0 + $1.program.instructions.count } }
            if count < 8 { #expect(loads.max()! - loads.min()! < 100) }
        }
    }
}
