/// `completions SHELL`: a script that lets a shell complete what is typed.
struct CompletionsCommand: Command {
    static let description = CommandDescription(
        name: "completions", summary: "Prints a shell's completions for this tool.",
        operand: .init(
            placeholder: "SHELL", words: Shell.allCases.map(\.rawValue),
            help: "\(Shell.allCases.map(\.rawValue).alternatives)."),
        discussion: """
            For bash: 'source <(\(Tool.name) completions bash)'. For zsh: write them to a file _\(Tool.name) in a \
            directory of $fpath. For fish: write them to ~/.config/fish/completions/\(Tool.name).fish.
            """)

    var shell: Shell

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            throw UsageError(
                "no completions for '\(name)'; 'completions' takes \(Shell.allCases.map(\.rawValue).alternatives)")
        }
        self.shell = shell
    }

    func run(console: Console) throws -> ExitCode {
        try console.write(shell.script(for: Tool.commands.map { $0.description }))
        return .success
    }
}
