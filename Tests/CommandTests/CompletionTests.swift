import Foundation
import Testing

@testable import transition_verifier

/// What shells offer after a line has been typed.
@Suite struct CompletionTests {
    /// Asks bash itself for what it would offer at the end of some words.
    private func offered(_ words: String..., in scratch: Scratch) throws -> [String] {
        let driver = """
            source <("$0" completions bash)
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _transition_verifier
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try scratch.write(driver, to: "driver.sh")
        let outcome = try scratch.command.start(
            URL(fileURLWithPath: "/bin/bash"), ["-c", driver, CommandProcess.executable.path])
        #expect(outcome.errors.isEmpty)
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "there is no bash here"))
    func bashCompletesCommandsOptionsValuesAndFiles() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "App One/a.swift")
        #expect(try offered("transition-verifier", "expl", in: scratch) == ["explain"])
        #expect(try offered("transition-verifier", "--v", in: scratch) == ["--version"])
        #expect(try offered("transition-verifier", "help", "lif", in: scratch) == ["lifecycle"])
        #expect(try offered("transition-verifier", "check", "--max-s", in: scratch) == ["--max-states"])
        #expect(try offered("transition-verifier", "check", "--format", "xc", in: scratch) == ["xcode"])
        #expect(try offered("transition-verifier", "check", "--format", "=", "xc", in: scratch) == ["xcode"])
        #expect(try offered("transition-verifier", "check", "--interactive", "=", in: scratch) == ["yes", "no"])
        #expect(try offered("transition-verifier", "check", "--max-states", "", in: scratch) == [])
        #expect(try offered("transition-verifier", "check", "--output", "Ap", in: scratch) == ["App One"])
        #expect(try offered("transition-verifier", "check", "--report", "sarif", ":", "Ap", in: scratch) == ["App One"])
        #expect(try offered("transition-verifier", "check", "App", in: scratch) == ["App One"])
        #expect(try offered("transition-verifier", "explain", "leaked", in: scratch) == ["leaked-view"])
    }

    private static func isInstalled(_ shell: Shell) -> Bool {
        (try? CommandProcess().shell("command -v \(shell.rawValue)").code) == 0
    }

    private func check(_ shell: Shell) throws {
        let scratch = try Scratch()
        let outcome = try scratch.command.shell(
            "\"$0\" completions \(shell.rawValue) > script && \(shell.rawValue) -n script; rm script")
        #expect(outcome == .init(output: "", errors: "", code: 0))
    }

    @Test(.enabled(if: isInstalled(.bash), "bash is not installed"))
    func bashReadsItsScript() throws { try check(.bash) }

    @Test(.enabled(if: isInstalled(.zsh), "zsh is not installed"))
    func zshReadsItsScript() throws { try check(.zsh) }

    @Test(.enabled(if: isInstalled(.fish), "fish is not installed"))
    func fishReadsItsScript() throws { try check(.fish) }

    @Test(
        .enabled(if: isInstalled(.fish), "fish is not installed"),
        arguments: [
            ("check --format xc", ["xcode"]), ("check --report sa", ["sarif"]), ("check --report sarif:A", ["sarif:App/"]),
            ("check --report=html:A", ["--report=html:App/"]), ("help lif", ["lifecycle"]), ("check A", ["App/"]),
            ("check help --str", ["--strict"]), ("help check --str", []), ("explain leaked", ["leaked-view"]),
        ])
    func fishCompletes(_ line: String, _ expected: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("", to: "App/a.swift")
        let outcome = try scratch.command.shell(
            """
            "$0" completions fish > script.fish
            fish --no-config -c 'source script.fish; complete -C "transition-verifier \(line)"'
            rm script.fish
            """)
        let offered = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(offered == expected)
    }

    /// Whatever can be typed is in every script.
    @Test(arguments: Shell.allCases)
    func everythingIsOffered(shell: Shell) throws {
        let script = try CommandProcess().run("completions", shell.rawValue).output
        for command in Tool.commands.map({ $0.description }) {
            #expect(script.contains(command.name))
            for option in command.allOptions {
                #expect(script.contains(shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name), "\(option.name)")
            }
        }
    }

    @Test func onlyShellsThatAreKnown() throws {
        #expect(
            try CommandProcess().run("completions", "csh")
                == .init(
                    output: "",
                    errors: "transition-verifier: error: no completions for 'csh'; 'completions' takes bash, zsh or fish; "
                        + "see 'transition-verifier --help'\n", code: 2))
    }
}
