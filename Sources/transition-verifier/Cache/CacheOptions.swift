/// The options that say where results are kept between runs, if at all.
enum CacheOptions {
    static let path = OptionDescription(
        name: "--cache-path", argument: .file, placeholder: "DIR",
        help: "Keep what was found out for later runs in this directory, not in the user's cache directory")
    static let none = OptionDescription(
        name: "--no-cache", help: "Find out everything anew, and keep nothing for later runs")

    static let all = [path, none]

    /// The cache that the arguments ask for; nil where there is to be none, or none can be.
    static func cache(for arguments: ParsedArguments) -> ResultCache? {
        guard !arguments.has(none), let directory = arguments.value(of: path) ?? ResultCache.usualDirectory else {
            return nil
        }
        return ResultCache(directory: directory)
    }
}
