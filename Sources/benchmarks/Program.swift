import Foundation

/// Other programs that are run to be measured, or to measure by.
enum Program {
    /// Where a program stands, if it is installed.
    static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What a program wrote to standard output; nil where it failed.
    static func run(_ program: String, _ arguments: [String], in folder: URL) -> String? {
        guard let (status, output) = end(of: program, arguments, in: folder), status == 0 else { return nil }
        return output
    }

    /// How a program ended, and what it wrote to standard output; nil where it cannot be run.
    static func end(
        of program: String, _ arguments: [String], in folder: URL? = nil, input: String? = nil
    ) -> (status: Int32, output: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let (output, typed) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = input == nil ? FileHandle.nullDevice : typed
        do { try process.run() } catch { return nil }
        if let input {
            try? typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? typed.fileHandleForWriting.close()
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
