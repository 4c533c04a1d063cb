import AnimatorReader
import Foundation
import ReportFormats

/// A text from standard input that stands for a file, such as one that an editor has not saved yet.
struct StandardInput {
    /// What stands for it among the paths.
    static let mark = "-"

    static let path = OptionDescription(
        name: "--stdin-path", argument: .file, placeholder: "FILE",
        help: "The file that standard input stands for, if PATH is -, whether or not there is one")

    /// The name that reports use.
    let path: String
    private let isGiven: Bool

    /// Nil where no path stands for standard input.
    init?(_ arguments: ParsedArguments) {
        guard arguments.operands.contains(Self.mark) else { return nil }
        isGiven = arguments.has(Self.path)
        path = arguments.value(of: Self.path) ?? "<stdin>"
    }

    /// Complains about a name for an input that nobody asked for.
    static func check(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has(path), !arguments.operands.contains(mark) {
            throw UsageError("option '\(path.name)' needs - among the paths", command: "check")
        }
        if arguments.has(FixOptions.fix), arguments.operands.contains(mark) {
            throw UsageError(contradiction: "standard input cannot be mended by '\(FixOptions.fix.name)'")
        }
    }

    /// Where to look for a configuration for a given path.
    func place(of given: String) -> String { given == Self.mark ? (isGiven ? path : ".") : given }

    /// Reads standard input to its end.
    func load() -> Result<String, SourceLoader.Failure> {
        let bytes: [UInt8]
        do throws(FileStatus.Failure) {
            bytes = try FileBytes.read(descriptor: STDIN_FILENO, expected: 1 << 16)
        } catch {
            let problem = InputProblem(file: path, message: "cannot be read: \(error.reason)")
            return .failure(SourceLoader.Failure(problem: problem))
        }
        return SourceLoader.text(of: bytes, path)
    }

    /// Whether a file that was found is the one that standard input stands for.
    func standsFor(_ other: String) -> Bool {
        guard isGiven else { return false }
        if other == path { return true }
        guard let own = try? FileStatus(path: path), let found = try? FileStatus(path: other) else { return false }
        return own.identity == found.identity
    }
}
