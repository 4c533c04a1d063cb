/// Something the tool can be asked to do.
protocol Command: Sendable {
    static var description: CommandDescription { get }

    /// Takes arguments that fit the description.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Does it, says what there is to say, and answers with the exit code.
    func run(console: Console) throws -> ExitCode
}
