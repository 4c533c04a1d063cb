import ReportFormats

/// Help pages, made from the descriptions.
enum HelpText {
    /// The tool's own page.
    static func text(for commands: [CommandDescription]) -> String {
        let lines =
            [Tool.summary, "", "usage: \(Tool.name) COMMAND …", "", "commands:"]
            + table(commands.map { ($0.name, $0.summary) })
            + ["", "options:"]
            + table([
                ("--help", "Show this help, or that of the command it follows."), ("--version", "Show the version."),
            ])
            + ["", "exit codes:"] + table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
            + ["", "'\(Tool.name) COMMAND --help' says more about a command."]
        return lines.map { $0 + "\n" }.joined()
    }

    /// A command's page.
    static func text(for command: CommandDescription) -> String {
        let usage = [Tool.name, command.name, command.options.isEmpty ? nil : "[OPTION…]", command.operand?.usage]
        var lines = [command.summary, "", "usage: \(usage.compactMap { $0 }.joined(separator: " "))"]
        if let operand = command.operand {
            lines += ["", "arguments:"] + table([(operand.usage, operand.help)])
        }
        lines += ["", "options:"] + table(command.allOptions.map { ($0.usage, $0.detailedHelp) })
        for entries in command.tables {
            lines += ["", "\(entries.title):"] + table(entries.rows.map { ($0.word, $0.meaning) })
        }
        if !command.discussion.isEmpty {
            lines += [""] + Paragraphs.filled(command.discussion)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Two columns; a text that is too long goes on below itself.
    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        return rows.flatMap { term, text in
            let lines = Paragraphs.filled(text, indentation: margin)
            let blanks = String(repeating: " ", count: width - term.count)
            return ["  \(term)\(blanks)  \(lines.first?.dropFirst(margin.count) ?? "")"] + lines.dropFirst()
        }
    }
}
