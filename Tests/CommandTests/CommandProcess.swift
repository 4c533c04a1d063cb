import Foundation
import Testing

/// The built command, run as its users run it.
struct CommandProcess {
    struct Outcome: Equatable {
        var output: String
        var errors: String
        var code: Int32
    }

    /// Where relative paths start.
    var directory: URL = FileManager.default.temporaryDirectory
    /// No cache can be there: what a test sees was found out for it.
    static let withoutCache = ["XDG_CACHE_HOME": "/dev/null"]

    func run(_ arguments: String...) throws -> Outcome {
        try run(arguments)
    }

    func run(_ arguments: [String]) throws -> Outcome {
        try start(Self.executable, arguments, environment: Self.withoutCache)
    }

    /// Runs a shell line in which `$0` is the command.
    func shell(_ line: String) throws -> Outcome {
        try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line, Self.executable.path],
            environment: Self.withoutCache)
    }

    /// Runs any program.
    func start(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, not pipes: a full pipe would stop the command while nobody reads.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let streams = try ["output", "errors"].map { name in
            let file = scratch.appendingPathComponent(name)
            try Data().write(to: file)
            return (file, try FileHandle(forWritingTo: file))
        }
        process.standardOutput = streams[0].1
        process.standardError = streams[1].1
        try process.run()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0.0), as: UTF8.self) }
        return Outcome(output: texts[0], errors: texts[1], code: process.terminationStatus)
    }

    /// The folder with `Models`.
    static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Built beside the tests.
    static let executable: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let products = (bundle ?? Bundle.main).bundleURL.deletingLastPathComponent()
        #else
            let products = Bundle.main.bundleURL
        #endif
        return products.appendingPathComponent("transition-verifier")
    }()
}

/// A directory for one test, gone afterwards.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("command-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var command: CommandProcess { CommandProcess(directory: url) }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url.appendingPathComponent(path))
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
    }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}
