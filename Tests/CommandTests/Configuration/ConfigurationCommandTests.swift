import Foundation
import Testing

@Suite struct ConfigurationCommandTests {
    private func project(_ configuration: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(configuration, to: ".transition-verifier.json")
        for path in ["App/a.swift", "App/Generated/b.swift", "Other/c.swift"] {
            try scratch.write("class A {}\n", to: path)
        }
        return scratch
    }

    private func read(_ scratch: Scratch, _ arguments: String...) throws -> CommandProcess.Outcome {
        try scratch.command.run(["check", "--verbose"] + arguments)
    }

    @Test func patternsHoldForDirectoriesAndNamedFiles() throws {
        let scratch = try project("{\"included\": [\"App\"], \"excluded\": [\"**/Generated\"]}")
        #expect(try read(scratch, ".").errors == "transition-verifier: files read: 1, parsed: 0, animators found: 0\n")
        let named = try read(scratch, "App/a.swift", "App/Generated/b.swift", "Other")
        #expect(
            named.errors == """
                App/Generated/b.swift: note: left out, as .transition-verifier.json says
                Other: note: left out, as .transition-verifier.json says
                transition-verifier: files read: 1, parsed: 0, animators found: 0

                """)
        #expect(named.code == 0)
        #expect(try read(scratch, "--no-config", ".").errors.hasPrefix("transition-verifier: files read: 3,"))
    }

    @Test func excludedDirectoriesAreNotLookedInto() throws {
        let scratch = try project("{\"excluded\": [\"**/Generated\"]}")
        try scratch.link("App/Generated/gone.swift", to: "nowhere")
        #expect(try scratch.command.run("check", ".").code == 0)
        #expect(try scratch.command.run("check", "--no-config", ".").code == 2)
    }

    @Test func nearestOneAboveThePathHolds() throws {
        let scratch = try project("{\"excluded\": [\"App\"]}")
        try scratch.write("{}", to: "App/.transition-verifier.json")
        #expect(try read(scratch, "App/Generated").errors.hasPrefix("transition-verifier: files read: 1,"))
        #expect(try read(scratch, "App", "Other").code == 2)
        #expect(
            try read(scratch, "App", "Other").errors
                == "transition-verifier: error: 'App/.transition-verifier.json' holds for 'App', but "
                + "'.transition-verifier.json' for 'Other'; say with --config or --no-config what holds\n")
        let given = try read(scratch, "--config", ".transition-verifier.json", "App", "Other")
        #expect(given.errors.hasSuffix("transition-verifier: files read: 1, parsed: 0, animators found: 0\n"))
    }

    @Test func brokenOneStopsTheRun() throws {
        let scratch = try project("{\"exclude\": [],\n\"strict\": 1}")
        let lines = """
            .transition-verifier.json:1:2: error: unknown key 'exclude'; did you mean 'excluded'?
            .transition-verifier.json:2:11: error: 'strict' must be true or false, not 1

            """
        #expect(try scratch.command.run("check", "App") == .init(output: "", errors: lines, code: 2))
        #expect(try scratch.command.run("dump", "App") == .init(output: "", errors: lines, code: 2))
        #expect(try scratch.command.run("config", "--effective") == .init(output: "", errors: lines, code: 2))
        let missing = try scratch.command.run("check", "--config=nope.json", "App")
        #expect(
            missing
                == .init(output: "", errors: "nope.json: error: cannot be read: No such file or directory\n", code: 2))
        let both = try scratch.command.run("check", "--config=nope.json", "--no-config", "App")
        #expect(
            both.errors == "transition-verifier: error: options '--config' and '--no-config' contradict each other\n")
    }

    @Test func severitiesAndStrictnessDecide() throws {
        let scratch = try Scratch()
        try scratch.write(
            SuppressionCommandTests.source.replacing("// transition-verifier:ignore", with: "//"), to: "a.swift")
        func code(_ configuration: String, _ arguments: String...) throws -> Int32 {
            try scratch.write(configuration, to: ".transition-verifier.json")
            return try scratch.command.run(["check", "--kind=push", "--interactive=no"] + arguments + ["a.swift"]).code
        }
        #expect(try code("{}") == 1)
        #expect(try code("{\"severities\": {\"missing-completion\": \"warning\"}}") == 0)
        #expect(try code("{\"severities\": {\"missing-completion\": \"warning\"}}", "--strict") == 1)
        #expect(try code("{\"severities\": {\"missing-completion\": \"warning\"}, \"strict\": true}") == 1)
        #expect(try code("{\"severities\": {\"missing-completion\": \"off\"}, \"strict\": true}") == 0)
        let off = try scratch.command.run("check", "--kind=push", "--interactive=no", "a.swift")
        #expect(off.output.contains("Fade: verified in 1 scenario"), "a rule that is off violates nothing")
    }

    @Test func conditionsDecideWhatIsRead() throws {
        let scratch = try Scratch()
        let source = SuppressionCommandTests.source
            .replacing("guard finished", with: "#if BETA\nguard finished").replacing(
                "- never seen\n", with: "\n#endif\n")
        try scratch.write(source.replacing("// transition-verifier:ignore", with: "//"), to: "a.swift")
        #expect(try scratch.command.run("check", "--quiet", "--kind=push", "a.swift").code == 0)
        try scratch.write("{\"conditions\": [\"BETA\"]}", to: ".transition-verifier.json")
        #expect(try scratch.command.run("check", "--quiet", "--kind=push", "a.swift").code == 1)
    }

    private static let replayCode = "Fade:present.custom:s:leaked-view:0.7k5.n4q"

    /// Every command that reads source reads it as the configuration says, or as the options say instead.
    @Test(arguments: [["dump"], ["simulate"], ["export", "--kind", "push"], ["replay", replayCode]])
    func everyReadingCommandHeedsIt(_ command: [String]) throws {
        let scratch = try project("{\"excluded\": [\"**\"]}")
        let leftOut = "App/a.swift: note: left out, as .transition-verifier.json says"
        func errors(_ options: String...) throws -> String {
            try scratch.command.run(command + ["App/a.swift"] + options).errors
        }
        #expect(try !errors("--no-config").contains("left out"))
        #expect(try errors("--config", ".transition-verifier.json", "--no-config").contains("contradict each other"))
        if command[0] != "export" { #expect(try errors().contains(leftOut)) }
        try scratch.write("{ \"no\": 1 }", to: "other.json")
        #expect(try errors("--config", "other.json").contains("other.json:1:3: error: unknown key 'no'"))
    }

    @Test func whatHoldsIsShown() throws {
        let scratch = try project("{\"limits\": {\"maxStates\": 7, \"maxMemory\": 8, \"timeout\": 9}}")
        let outcome = try scratch.command.run("config", "--effective", "App")
        #expect(outcome.errors == ".transition-verifier.json: note: this is where it comes from\n")
        let shown = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(shown["limits"] as? [String: Int] == ["maxStates": 7, "maxMemory": 8, "timeout": 9])
        #expect(shown["strict"] as? Bool == false)
        #expect(outcome.code == 0)
        #expect(
            try scratch.command.run("config", "--effective", "--no-config").errors
                == "transition-verifier: note: there is no .transition-verifier.json, this is what is usual\n")
        #expect(try scratch.command.run("config").code == 2)
        #expect(try scratch.command.run("config", "--schema").output.hasPrefix("{\n  \"$schema\""))
    }
}
