import ReportFormats

/// `rules`: every rule in a line.
struct RulesCommand: Command {
    static let description = CommandDescription(
        name: "rules", summary: "Lists the rules.",
        discussion: """
            The severity is that in circumstances which the code establishes; where they are only hinted at it is at \
            most a warning, where they are merely possible a note. '\(Tool.name) explain ID' says more about a rule.
            """)

    init(_ arguments: ParsedArguments) {}

    func run(console: Console) throws -> ExitCode {
        try console.write(Catalogue.rules)
        return .success
    }
}

/// `assumptions`: everything that is taken to be true of UIKit, in a line each.
struct AssumptionsCommand: Command {
    static let description = CommandDescription(
        name: "assumptions", summary: "Lists what is taken to be true of UIKit, and how well it is known.",
        discussion: "'\(Tool.name) explain ID' says more about an assumption.")

    init(_ arguments: ParsedArguments) {}

    func run(console: Console) throws -> ExitCode {
        try console.write(Catalogue.assumptions)
        return .success
    }
}
