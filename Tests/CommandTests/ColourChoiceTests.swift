import Testing

@testable import transition_verifier

@Suite struct ColourChoiceTests {
    @Test(
        arguments: [
            (.auto, false, true, ["TERM": "xterm"], true),
            (.auto, false, true, ["TERM": "xterm", "NO_COLOR": ""], true),
            (.auto, false, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
            (.auto, false, true, ["TERM": "dumb"], false),
            (.auto, false, true, [:], false), (.auto, false, false, ["TERM": "xterm"], false),
            (.auto, true, true, ["TERM": "xterm"], false), (.always, true, false, ["NO_COLOR": "1"], true),
            (.never, false, true, ["TERM": "xterm"], false),
        ] as [(ColourChoice, Bool, Bool, [String: String], Bool)])
    func depends(choice: ColourChoice, toFile: Bool, isTerminal: Bool, environment: [String: String], colours: Bool) {
        #expect(choice.colours(toFile: toFile, isTerminal: isTerminal, environment: environment) == colours)
    }

    @Test func commandHeedsIt() throws {
        let path = "Models/Rules/double-completion/faulty.swift"
        let command = CommandProcess(directory: CommandProcess.packageRoot)
        #expect(try !command.run("check", path).output.contains("\u{1B}"))
        let coloured = try command.run("check", path, "--color", "always").output
        #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        // A terminal, as far as the command can tell.
        let line = "TERM=xterm script -qec \"'$0' check \(path)\" /dev/null"
        guard try command.shell("command -v script").code == 0 else { return }
        let shown = try command.shell("unset NO_COLOR; \(line)")
        #expect(shown.output.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(shown)")
        #expect(try !command.shell("NO_COLOR=1 \(line)").output.contains("\u{1B}["))
    }
}
