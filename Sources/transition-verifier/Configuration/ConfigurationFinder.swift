import Foundation

/// Finds the configuration file that holds for paths.
enum ConfigurationFinder {
    static let fileName = ".transition-verifier.json"

    /// The nearest file in the directory of each path or above it, as people would write its path.
    static func find(for paths: [String]) throws(UsageError) -> String? {
        var found: (path: String, file: String?)?
        for path in paths {
            let file = nearest(to: path)
            guard let first = found else {
                found = (path, file)
                continue
            }
            guard first.file == file else {
                throw UsageError(
                    contradiction: "\(named(first.file)) holds for '\(first.path)', but \(named(file)) for '\(path)'; "
                        + "say with \(ConfigurationOptions.file.name) or \(ConfigurationOptions.none.name) what holds")
            }
        }
        return found?.file
    }

    private static func named(_ file: String?) -> String { file.map { "'\($0)'" } ?? "no configuration" }

    private static func nearest(to path: String) -> String? {
        let isDirectory = (try? FileStatus(path: path))?.kind == .directory
        var folder = Paths.absolute(isDirectory ? path : Paths.folder(of: path))
        while true {
            let file = Paths.join(folder, fileName)
            if (try? FileStatus(path: file))?.kind == .file { return Paths.relative(file) }
            if folder == "/" { return nil }
            folder = Paths.folder(of: folder)
        }
    }
}
