import Foundation

/// Which tool this is, for the cache: every other build may read or judge otherwise.
enum ToolIdentity {
    /// The version and the digest of the program's own file, which is remembered in the cache by the file's number, size
    /// and time.
    static func text(_ cache: ResultCache) -> String {
        guard let path = executable, let file = Mark(path) else { return "" }
        var key = CacheKey("tool", path)
        key.add(allOf: file)
        if let known = cache.entry(for: key.digest) { return String(decoding: known, as: UTF8.self) }
        guard let bytes = try? FileBytes.read(path) else { return "" }
        let text = "\(Tool.version) \(bytes.withUnsafeBytes { ContentDigest($0) }.hexadecimal)"
        cache.keep(Data(text.utf8), for: key.digest)
        return text
    }

    private static var executable: String? {
        #if os(Linux)
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            Bundle.main.executablePath
        #endif
    }

    /// What tells a file from what stood at the same path before.
    private struct Mark {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int64(status.st_size)
            #if os(macOS)
                (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            #else
                (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            #endif
        }
    }
}
