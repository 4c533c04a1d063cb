/// The options that have to do with findings which are accepted for now.
enum BaselineOptions {
    static let read = OptionDescription(
        name: "--baseline", argument: .file, placeholder: "FILE",
        help: "Let only findings fail the run that this file does not list, and name those of it that are gone")
    static let write = OptionDescription(
        name: "--write-baseline", argument: .file, placeholder: "FILE",
        help: "List the errors and warnings that are there now in a file, and accept them")

    static let all = [read, write]

    /// Which baselines a run reads and writes.
    struct Choice {
        var read: Baseline?
        var write: OutputFile?

        /// Refuses to replace one of the files that are to be checked.
        func refuse(toReplace paths: [String]) throws(OutputError) {
            guard let write, paths.contains(where: write.stands) else { return }
            throw .cannotWrite("'\(write.path)'", "it is one of the files to check")
        }
    }

    /// What the arguments say, or else the configuration; everything that cannot be is said at once.
    static func choice(_ arguments: ParsedArguments, _ configuration: Configuration) throws -> Choice {
        let write = try arguments.value(of: write).map(OutputFile.init)
        // What is written anew need not be there yet, nor be right.
        let path = arguments.value(of: read) ?? (write == nil ? configuration.baseline : nil)
        return Choice(read: try path.map(Baseline.load), write: write)
    }
}
