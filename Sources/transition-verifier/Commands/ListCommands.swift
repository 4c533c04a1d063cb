import Foundation
import ReportFormats

/// `rules`: every rule in a line.
struct RulesCommand: Command {
    static let pages = OptionDescription(
        name: "--pages", argument: .file, placeholder: "DIR",
        help: "Write the pages of all rules and assumptions to a directory as Markdown, in the shape of a DocC catalogue")

    static let description = CommandDescription(
        name: "rules", summary: "Lists the rules.", options: [pages],
        discussion: """
            The severity is that in circumstances which the code establishes; where they are only hinted at it is at \
            most a warning, where they are merely possible a note. '\(Tool.name) explain ID' says more about a rule.
            """)

    var directory: String?

    init(_ arguments: ParsedArguments) {
        directory = arguments.value(of: Self.pages)
    }

    func run(console: Console) throws -> ExitCode {
        guard let directory else {
            try console.write(Catalogue.rules)
            return .success
        }
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw OutputError.cannotWrite("'\(directory)'", SystemError.words(for: error))
        }
        for page in DocumentationCatalogue.pages {
            try OutputFile(path: "\(directory)/\(page.name)").write(page.text)
        }
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
