/// Writes what zsh calls for a file `_transition-verifier` in its `fpath`.
struct ZshCompletions {
    var commands: [CommandDescription]

    var script: String {
        let lines =
            [
                "#compdef \(Tool.name)",
                "# Completions of \(Tool.name) for zsh; keep this file as _\(Tool.name) in a directory of $fpath.",
                "_transition_verifier_word_and_file() {",
                "    if compset -P '*:'; then _files; else compadd -S '' -- \"$@\"; fi",
                "}",
                "_transition_verifier() {",
                "    if (( CURRENT == 2 )); then",
                "        local -a commands options",
                "        commands=(",
            ] + commands.map { "            \(Self.described($0.name, $0.summary))" }
            + ["            \(Self.described("help", "Shows help."))", "        )", "        options=("]
            + Shell.globalOptions.map { "            \(Self.described($0.name, $0.help))" }
            + [
                "        )",
                "        _describe command commands",
                "        _describe option options",
                "        return",
                "    fi",
                "    local command=\"$words[2]\"",
                "    shift words",
                "    (( CURRENT-- ))",
                "    case \"$command\" in",
                "    help) _arguments '1:command:(\(commands.map(\.name).joined(separator: " ")))' ;;",
            ] + commands.flatMap(lines)
            + [
                "    esac", "}",
                "if [ \"$funcstack[1]\" = _\(Tool.name) ]; then",
                "    _transition_verifier \"$@\"",
                "else",
                "    compdef _transition_verifier \(Tool.name)",
                "fi",
            ]
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(for command: CommandDescription) -> [String] {
        let specifications =
            command.allOptions.map(Self.specification)
            + [command.operand.map(Self.specification)].compactMap { $0 }
        return ["    \(command.name))", "        _arguments \\"]
            + specifications.dropLast().map { "            \($0) \\" } + specifications.suffix(1).map { "            \($0)" }
            + ["        ;;"]
    }

    private static func specification(_ option: OptionDescription) -> String {
        let star = option.isRepeatable ? "*" : ""
        let help = "[\(option.help.escaped("[]\\"))]"
        let action: String
        switch option.argument {
        case .none: return "\(star)\(option.name)\(help)".quotedForShell
        case .oneOf(let words): action = "(\(words.joined(separator: " ")))"
        case .wordAndFile(let words): action = "_transition_verifier_word_and_file \(words.joined(separator: " "))"
        case .file: action = "_files"
        default: action = " "
        }
        return "\(star)\(option.name)=\(help):\(option.placeholder.escaped(":[]\\")):\(action)".quotedForShell
    }

    private static func specification(_ operand: CommandDescription.Operand) -> String {
        let action = operand.words.map { "(\($0.joined(separator: " ")))" } ?? "_files"
        return "\(operand.isRepeatable ? "*" : "1"):\(operand.placeholder.escaped(":")):\(action)".quotedForShell
    }

    private static func described(_ name: String, _ text: String) -> String {
        "\(name):\(text.escaped(":"))".quotedForShell
    }
}

extension String {
    /// The text with a backslash before each of some characters.
    fileprivate func escaped(_ characters: String) -> String {
        reduce(into: "") { text, character in
            if characters.contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
