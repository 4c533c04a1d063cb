import ReportFormats

/// `config`: the configuration that holds, or what a configuration may hold.
struct ConfigCommand: Command {
    static let effective = OptionDescription(
        name: "--effective", help: "Show all that holds for a path, as a configuration file that says everything")
    static let schema = OptionDescription(
        name: "--schema", help: "Show the JSON schema of configuration files, for editors")

    static let description = CommandDescription(
        name: "config", summary: "Shows the configuration that holds, or the schema of configuration files.",
        operand: .init(
            placeholder: "PATH", isOptional: true, help: "A file or a directory; the current directory unless given."),
        options: [effective, schema] + ConfigurationOptions.all,
        discussion: """
            The configuration is the nearest file \(ConfigurationFinder.fileName) in the directory of what is checked, \
            or above it. What the command line says comes before what it says. Where it came from is said on standard \
            error.
            """)

    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has(Self.effective) != arguments.has(Self.schema) else {
            throw UsageError(
                "'\(Self.description.name)' needs either '\(Self.effective.name)' or '\(Self.schema.name)'",
                command: Self.description.name)
        }
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
    }

    func run(console: Console) throws -> ExitCode {
        guard arguments.has(Self.effective) else {
            try console.write(ConfigurationSchema.text())
            return .success
        }
        let path = arguments.operands.first ?? "."
        let configuration = try ConfigurationOptions.load(arguments, for: [path])
        console.complain(
            configuration.path.map { "\($0): note: this is where it comes from" }
                ?? "\(Tool.name): note: there is no \(ConfigurationFinder.fileName), this is what is usual")
        try console.write(prettyJSON(configuration.effective))
        return .success
    }
}
