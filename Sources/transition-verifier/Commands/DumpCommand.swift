import ReportFormats

/// `dump FILE…`: the programs that were read, for people who wonder what the tool made of their code.
struct DumpCommand: Command {
    /// How the programs are written.
    enum Format: String, CaseIterable { case text, json }

    static let format = OptionDescription(
        name: "--format", argument: .oneOf(Format.allCases.map(\.rawValue)), placeholder: "FORMAT",
        help: "How the programs are written")
    static let description = CommandDescription(
        name: "dump", summary: "Shows the animator programs as they were read from the source.",
        operand: .init(
            placeholder: "FILE", isRepeatable: true, help: "A Swift file or a directory; all are read as one module."),
        options: [format] + ConfigurationOptions.all)

    private let arguments: ParsedArguments
    var paths: [String]
    var format: Format

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try ConfigurationOptions.check(arguments)
        self.arguments = arguments
        paths = arguments.operands
        format = arguments.value(of: Self.format).flatMap(Format.init) ?? .text
    }

    func run(console: Console) throws -> ExitCode {
        let read = try AnimatorSources(paths, arguments)
        console.complain(about: read.problems)
        if read.animators.isEmpty { console.complain("\(Tool.name): no animator found") }
        switch format {
        case .text: try console.write(ProgramDump().text(for: read.animators))
        case .json: try console.write(ProgramDump().json(for: read.animators))
        }
        return read.hasErrors ? .failure : .success
    }
}
