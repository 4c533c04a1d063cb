/// Writes one `complete` line for everything that may be typed.
struct FishCompletions {
    var commands: [CommandDescription]

    var script: String {
        let lines =
            [
                "# Completions of \(Tool.name) for fish; keep this file as ~/.config/fish/completions/\(Tool.name).fish.",
                line(["-f"]),
            ]
            + commands.map { first(["-a", $0.name, "-d", $0.summary.quotedForFish]) }
            + [first(["-a", "help", "-d", "'Shows help.'"])]
            + Shell.globalOptions.map { first(["-l", $0.longName, "-d", $0.help.quotedForFish]) }
            + [of("help", ["-a", commands.map(\.name).joined(separator: " ").quotedForFish])]
            + commands.flatMap(lines)
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(for command: CommandDescription) -> [String] {
        command.allOptions.map { option in
            var words = ["-l", option.longName]
            switch option.argument {
            case .none: break
            case .oneOf(let values), .wordAndFile(let values):
                words += ["-x", "-a", values.joined(separator: " ").quotedForFish]
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
        line(["-n", "__fish_seen_subcommand_from \(command)".quotedForFish] + words)
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
