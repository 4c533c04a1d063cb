import Foundation

/// SPIN, for checking exported models: `spin`, a C compiler, and a folder for each run.
struct Spin {
    /// What SPIN found.
    struct Result: Equatable {
        /// The states it stored.
        var states: Int
        /// The numbers of the rules that it saw broken or noted.
        var broken: Set<Int>
        /// Whether it met a place where no state should go, or anything else that it calls an error.
        var errors: Int
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Whether this machine has what is needed.
    static let isHere = ["spin", "gcc"].allSatisfy { find($0) != nil }

    private static func find(_ tool: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
            .map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Explores a model to its end, past what is broken.
    static func explore(_ promela: String, isBreadthFirst: Bool = false) throws -> Result {
        let output = try inFolder(with: counting + promela) { folder in
            try compile(isBreadthFirst ? ["-DBFS"] : [], in: folder)
            return try run(["./pan", "-m100000", "-w18", "-c0"], in: folder)
        }
        guard let states = number(before: " states, stored", in: output), let errors = number(after: "errors: ", in: output),
            !output.contains("max search depth too small")
        else { throw Failure(description: "SPIN said nothing to go by:\n\(output)") }
        let broken = output.split(separator: "\n").compactMap { line in
            line.hasPrefix("rule ") ? Int(line.dropFirst(5)) : nil
        }
        return Result(states: states, broken: Set(broken), errors: errors)
    }

    /// What SPIN prints of the shortest way that it finds to something broken.
    static func trail(of promela: String) throws -> String {
        try inFolder(with: promela) { folder in
            try compile(["-DBFS"], in: folder)
            _ = try run(["./pan", "-w18"], in: folder)
            return try run(["spin", "-t", "model.pml"], in: folder)
        }
    }

    /// Whether there is a fair run on which what is owed is never completed.
    static func findsEndless(in promela: String) throws -> Bool {
        let output = try inFolder(with: promela) { folder in
            _ = try run(["spin", "-DFAIR", "-o2", "-a", "model.pml"], in: folder)
            _ = try run(["gcc", "-O0", "-w", "-DNOREDUCE", "-DMEMLIM=2000", "-o", "pan", "pan.c"], in: folder)
            return try run(["./pan", "-a", "-m100000", "-w18"], in: folder)
        }
        if output.contains("acceptance cycle (") { return true }
        guard output.contains("errors: 0"), !output.contains("max search depth too small") else {
            throw Failure(description: "SPIN said nothing to go by:\n\(output)")
        }
        return false
    }

    private static func compile(_ options: [String], in folder: URL) throws {
        _ = try run(["spin", "-o2", "-a", "model.pml"], in: folder)
        _ = try run(
            ["gcc", "-O0", "-w", "-DSAFETY", "-DNOREDUCE", "-DMEMLIM=2000"] + options + ["-o", "pan", "pan.c"],
            in: folder)
    }

    private static func inFolder<Answer>(with promela: String, _ body: (URL) throws -> Answer) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try promela.write(to: folder.appendingPathComponent("model.pml"), atomically: true, encoding: .utf8)
        return try body(folder)
    }

    /// Says each broken rule once instead of failing.
    private static let counting = """
        c_decl { static char said[100000]; }
        #define STEP(words) skip
        #define BROKEN(number, words) c_code { if (!said[number]) { said[number] = 1; printf("rule %d\\n", number); } }
        #define NOTED(number, words) BROKEN(number, words)

        """

    private static func number(before text: String, in output: String) -> Int? {
        output.range(of: text).flatMap { range in
            Int(output[..<range.lowerBound].reversed().prefix { $0.isNumber }.reversed().map(String.init).joined())
        }
    }

    private static func number(after text: String, in output: String) -> Int? {
        output.range(of: text).flatMap { Int(output[$0.upperBound...].prefix { $0.isNumber }) }
    }

    private static func run(_ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let output = try String(contentsOf: log, encoding: .utf8)
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(arguments[0]) failed: \(output.suffix(2000))")
        }
        return output
    }
}
