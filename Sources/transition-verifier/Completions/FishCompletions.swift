/// Writes one `complete` line for everything that may be typed.
struct FishCompletions {
    var commands: [CommandDescription]

    var script: String {
        let lines =
            [
                "# Completions of \(Tool.name) for fish; keep this file as ~/.config/fish/completions/\(Tool.name).fish."
            ] + Self.functions
            + [line(["-f"])]
            + commands.map { first(["-a", $0.name, "-d", $0.summary.quotedForFish]) }
            + [first(["-a", "help", "-d", "'Shows help.'"])]
            + Shell.globalOptions.map { first(["-l", $0.longName, "-d", $0.help.quotedForFish]) }
            + [of("help", ["-a", commands.map(\.name).joined(separator: " ").quotedForFish])]
            + commands.flatMap(lines)
        return lines.map { $0 + "\n" }.joined()
    }

    /// What the conditions and values below call.
    private static let functions = [
        "function __transition_verifier_is",
        "    set -l words (commandline -opc)",
        "    test (count $words) -ge 2; and test \"$words[2]\" = $argv[1]",
        "end",
        "function __transition_verifier_word_and_file",
        "    set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')",
        "    set -l word (string match -r '^[^:]*:' -- $typed)",
        "    if test -z \"$word\"",
        "        printf '%s\\n' $argv",
        "        return",
        "    end",
        "    for path in (__fish_complete_path (string replace -r '^[^:]*:' '' -- $typed))",
        "        printf '%s\\n' $word$path",
        "    end",
        "end",
    ]

    private func lines(for command: CommandDescription) -> [String] {
        command.allOptions.map { option in
            var words = ["-l", option.longName]
            switch option.argument {
            case .none: break
            case .oneOf(let values): words += ["-x", "-a", values.joined(separator: " ").quotedForFish]
            case .wordAndFile(let values):
                let call = "(__transition_verifier_word_and_file \(values.joined(separator: " ")))"
                words += ["-x", "-a", call.quotedForFish]
            case .file: words += ["-r", "-F"]
            default: words += ["-x"]
            }
            return of(command.name, words + ["-d", option.help.quotedForFish])
        }
            + [command.operand.map { operand in
                of(command.name, operand.words.map { ["-a", $0.joined(separator: " ").quotedForFish] } ?? ["-F"])
            }].compactMap { $0 }
    }

    private func first(_ words: [String]) -> String { line(["-n", "__fish_use_subcommand"] + words) }

    private func of(_ command: String, _ words: [String]) -> String {
        line(["-n", "__transition_verifier_is \(command)".quotedForFish] + words)
    }

    private func line(_ words: [String]) -> String { (["complete", "-c", Tool.name] + words).joined(separator: " ") }
}

extension OptionDescription {
    /// The name without its dashes.
    fileprivate var longName: String { String(name.drop { $0 == "-" }) }
}

extension String {
    fileprivate var quotedForFish: String { "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }
}
