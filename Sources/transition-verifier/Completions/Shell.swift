/// A shell whose users can have what they type completed.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that teaches the shell what the tool understands.
    func script(for commands: [CommandDescription]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }

    /// What stands first on a command line beside the commands' names.
    static let globalOptions = [
        OptionDescription.help, OptionDescription(name: "--version", help: "Show the version"),
    ]
}

extension String {
    /// The text as one word of any of these shells.
    var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
