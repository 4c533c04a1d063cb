import Foundation

/// Programs of the toolchain that tests run, where they are found in PATH.
enum Toolchain {
    /// The Swift compiler, or nil.
    static let compiler = program("swiftc")
    /// The package manager's front, or nil.
    static let swift = program("swift")

    private static func program(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// Where the package's own files are.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files directly in a folder, by their paths, in order.
    static func swiftFiles(in folder: String) throws -> [String] {
        let url = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { url.appendingPathComponent($0).path }
    }
}
