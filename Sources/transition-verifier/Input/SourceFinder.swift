import Foundation
import ReportFormats

/// Turns the paths that were given into the Swift files to read, each once, in the order of their paths.
struct SourceFinder {
    /// Directories that are not looked into unless they are given themselves.
    static let skippedDirectories: Set<String> = [
        ".build", ".git", "Pods", "Carthage", "DerivedData", "SourcePackages",
    ]

    private(set) var files: [String] = []
    private(set) var problems: [InputProblem] = []
    private var known: Set<FileStatus.Identity> = []

    private let configuration: Configuration

    init(paths: [String], configuration: Configuration = Configuration()) {
        self.configuration = configuration
        for path in paths { take(path) }
        files.sort()
    }

    /// A path that was given: whatever is wrong with it is a problem.
    private mutating func take(_ path: String) {
        do {
            let status = try FileStatus(path: path)
            switch status.kind {
            case .file:
                if configuration.filter.admits(file: path) { add(path, status) } else { noteLeftOut(path) }
            case .other: problems.append(InputProblem(file: path, message: "neither a file nor a directory"))
            case .directory:
                var walk = Walk()
                let before = problems.count
                look(into: path, status, &walk)
                if walk.swiftFiles == 0, walk.leftOut > 0, problems.count == before {
                    noteLeftOut(path)
                } else if walk.swiftFiles == 0, problems.count == before {
                    problems.append(InputProblem(file: path, message: "no Swift file in this directory"))
                }
            }
        } catch {
            problems.append(InputProblem(file: path, message: "cannot be read: \(error.reason)"))
        }
    }

    private mutating func noteLeftOut(_ path: String) {
        let message = "left out, as \(configuration.path ?? "the configuration") says"
        problems.append(InputProblem(file: path, severity: .note, message: message))
    }

    /// What is remembered while looking through one given directory.
    private struct Walk {
        /// Directories already looked into: links may lead back to them.
        var visited: Set<FileStatus.Identity> = []
        var swiftFiles = 0
        /// Files and directories that the configuration leaves out.
        var leftOut = 0
    }

    private mutating func look(into directory: String, _ status: FileStatus, _ walk: inout Walk) {
        guard !configuration.filter.leavesOut(directory: directory) else {
            walk.leftOut += 1
            return
        }
        guard walk.visited.insert(status.identity).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: directory)
        } catch {
            problems.append(InputProblem(file: directory, message: "cannot be read: \(SystemError.words(for: error))"))
            return
        }
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        for name in names.sorted() where !Self.skippedDirectories.contains(name) {
            let path = prefix + name
            let isSwift = name.hasSuffix(".swift")
            do {
                let status = try FileStatus(path: path)
                switch status.kind {
                case .directory: look(into: path, status, &walk)
                case .file where isSwift && !configuration.filter.admits(file: path): walk.leftOut += 1
                case .file where isSwift:
                    walk.swiftFiles += 1
                    add(path, status)
                default: break
                }
            } catch {
                // Something else that leads nowhere is nobody's business here.
                guard isSwift else { continue }
                problems.append(InputProblem(file: path, message: "cannot be read: \(error.reason)"))
            }
        }
    }

    private mutating func add(_ path: String, _ status: FileStatus) {
        if known.insert(status.identity).inserted { files.append(path) }
    }
}
