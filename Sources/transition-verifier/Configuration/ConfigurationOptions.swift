import ReportFormats

/// The options that say which configuration holds.
enum ConfigurationOptions {
    static let file = OptionDescription(
        name: "--config", argument: .file, placeholder: "FILE",
        help: "Use this configuration, not the nearest \(ConfigurationFinder.fileName) in or above the paths")
    static let none = OptionDescription(name: "--no-config", help: "Use no configuration")

    static let all = [file, none]

    /// What holds for a run with these arguments.
    static func load(_ arguments: ParsedArguments, for paths: [String]) throws -> Configuration {
        if arguments.has(none) { return Configuration() }
        guard let path = try arguments.value(of: file) ?? ConfigurationFinder.find(for: paths) else {
            return Configuration()
        }
        return Configuration(try ConfigurationFile.load(path), path: path)
    }

    /// Complains about two options that contradict each other.
    static func check(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has(file), arguments.has(none) {
            throw UsageError(contradiction: "options '\(file.name)' and '\(none.name)' contradict each other")
        }
    }
}
