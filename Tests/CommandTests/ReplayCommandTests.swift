import Foundation
import Testing

/// Walking again by a code, and walking at random.
@Suite struct ReplayCommandTests {
    private static let rules = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Models/Rules/leaked-view")
    private let command = CommandProcess(directory: rules)

    /// The code that the report shows.
    private func code() throws -> String {
        let report = try command.run("check", "faulty.swift").output
        let line = try #require(report.split(separator: "\n").first { $0.hasPrefix("  replay: ") })
        return String(line.dropFirst("  replay: ".count))
    }

    @Test func whatStillFailsIsShown() throws {
        let code = try code()
        let outcome = try command.run("replay", code, "faulty.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("[leaked-view]\n"))
        #expect(outcome.output.contains("  replay: \(code)\n"))
        #expect(outcome.output.hasSuffix("\nthe run still fails\n"))
    }

    @Test func whatIsMendedDoesNot() throws {
        let outcome = try command.run("replay", try code(), "right.swift")
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("   1. a push is asked for\n"))
        #expect(outcome.output.hasSuffix("the run breaks leaked-view no more\n"))
    }

    @Test func whatDoesNotFit() throws {
        let outcome = try command.run("replay", "Nobody:push:s:leaked-view:0", "faulty.swift")
        #expect(
            outcome
                == .init(
                    output: "",
                    errors: """
                        transition-verifier: error: the code does not fit the program any more: there is no animator \
                        called 'Nobody'

                        """,
                    code: 2))
    }

    @Test func usage() throws {
        let noCode = try command.run("replay", "faulty.swift", "right.swift")
        #expect(noCode.code == 2)
        #expect(
            noCode.errors
                == "transition-verifier: error: 'faulty.swift' is no replay code; see 'transition-verifier replay --help'\n")
        #expect(
            try command.run("replay", "Nobody:push:s:leaked-view:0").errors
                == "transition-verifier: error: 'replay' needs a code and then a PATH; see 'transition-verifier replay --help'\n"
        )
    }

    @Test func aWalkDependsOnItsSeedAlone() throws {
        func walk(_ seed: String) throws -> CommandProcess.Outcome {
            try command.run("simulate", "faulty.swift", "--seed", seed, "--steps", "6")
        }
        #expect(try walk("3") == walk("3"))
        let walks = try Set((1...6).map { try walk("\($0)").output })
        #expect(walks.count > 1)
        #expect(walks.contains { $0.contains("\n      breaks leaked-view\n") })
        #expect(try walk("1").code == 0)
    }

    @Test func aWalkOfOneKindAndOneStep() throws {
        let outcome = try command.run("simulate", "right.swift", "--kind", "push", "--interactive", "no", "--steps", "1")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasSuffix("  1 step, and more could follow\n\n"))
        #expect(outcome.output.contains("   1. a push is asked for\n"))
    }
}
