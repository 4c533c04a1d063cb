/// Writes what `complete -F` needs; it runs in the bash of a Mac, version 3.2, too.
struct BashCompletions {
    var commands: [CommandDescription]

    var script: String {
        let first = commands.map(\.name) + ["help"] + Shell.globalOptions.map(\.name)
        let lines =
            [
                "# Completions of \(Tool.name) for bash; source this file.",
                "_transition_verifier() {",
                "    local IFS=$'\\n' current=\"${COMP_WORDS[COMP_CWORD]}\" place=$((COMP_CWORD - 1)) previous",
                "    # Bash takes = and : for words of their own.",
                "    case \"$current\" in =|:) current='' place=$COMP_CWORD ;; esac",
                "    previous=\"${COMP_WORDS[place]}\"",
                "    [ \"$previous\" = = ] && previous=\"${COMP_WORDS[place-1]}\"",
                "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
                "        \(Self.offer(words: first))",
                "        return",
                "    fi",
                "    if [ \"$previous\" = : ]; then",
                "        \(Self.offerFiles)",
                "        return",
                "    fi",
                "    case \"${COMP_WORDS[1]}\" in",
                "    help)",
                "        \(Self.offer(words: commands.map(\.name)))",
                "        ;;",
            ] + commands.flatMap(lines) + ["    esac", "}", "complete -o filenames -F _transition_verifier \(Tool.name)"]
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(for command: CommandDescription) -> [String] {
        var lines = ["    \(command.name))", "        case \"$previous\" in"]
        for option in command.allOptions {
            switch option.argument {
            case .none: continue
            case .oneOf(let words), .wordAndFile(let words):
                lines.append("        \(option.name)) \(Self.offer(words: words)); return ;;")
            case .file: lines.append("        \(option.name)) \(Self.offerFiles); return ;;")
            default: lines.append("        \(option.name)) return ;;")
            }
        }
        lines += [
            "        esac", "        case \"$current\" in",
            "        -*) \(Self.offer(words: command.allOptions.map(\.name))) ;;",
        ]
        if let operand = command.operand {
            lines.append("        *) \(operand.words.map { Self.offer(words: $0) } ?? Self.offerFiles) ;;")
        }
        return lines + ["        esac", "        ;;"]
    }

    private static func offer(words: [String]) -> String {
        "COMPREPLY=($(compgen -W \(words.joined(separator: "\n").quotedForBash) -- \"$current\"))"
    }

    private static let offerFiles = "COMPREPLY=($(compgen -f -- \"$current\"))"
}

extension String {
    /// The text as one word of bash in which line breaks are written as such.
    fileprivate var quotedForBash: String {
        "$'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: "\\n"))'"
    }
}
