/// The tool as a whole: what it is called and which command its arguments name.
enum Tool {
    static let name = "transition-verifier"
    static let version = "0.1.0"
    static let summary = "Explores every order of events in hand-written UIKit transitions and shows what goes wrong."

    /// All commands, in the order of the help page.
    static let commands: [any Command.Type] = [
        CheckCommand.self, ExplainCommand.self, RulesCommand.self, AssumptionsCommand.self, LifecycleCommand.self,
        DumpCommand.self, ExportCommand.self, ConfigCommand.self, ConformCommand.self, CompletionsCommand.self,
        MergeCommand.self,
    ]

    /// Runs what the arguments ask for; whatever goes wrong becomes one line on standard error.
    static func run(_ arguments: [String], console: Console) -> ExitCode {
        do {
            return try dispatch(arguments, console: console)
        } catch let error as UsageError {
            console.complain("\(name): error: \(error.message)")
            return .failure
        } catch let failure as BrokenInput {
            console.complain(about: failure.problems)
            return .failure
        } catch OutputError.readerLeft {
            return .success
        } catch {
            console.complain("\(name): error: \(error)")
            return .failure
        }
    }

    private static func dispatch(_ arguments: [String], console: Console) throws -> ExitCode {
        let descriptions = commands.map { $0.description }
        guard let first = arguments.first else { throw UsageError("a command is needed") }
        switch first {
        case "--help", "-h", "help":
            guard first == "help", let topic = arguments.dropFirst().first, topic != "--help" else {
                try console.write(HelpText.text(for: descriptions))
                return .success
            }
            try console.write(HelpText.text(for: try command(named: topic).description))
            return .success
        case "--version":
            try console.write("\(name) \(version)\n")
            return .success
        case let option where option.hasPrefix("-"):
            throw UsageError("unknown option '\(option)'", nearest: option, among: ["--help", "--version"])
        default:
            let command = try command(named: first)
            let rest = Array(arguments.dropFirst())
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                try console.write(HelpText.text(for: command.description))
                return .success
            }
            return try command.init(ArgumentParser(command: command.description).parse(rest)).run(console: console)
        }
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.description.name == name }) { return command }
        throw UsageError("unknown command '\(name)'", nearest: name, among: commands.map { $0.description.name })
    }
}
