import Foundation

/// Reads files whole.
enum FileBytes {
    /// The bytes up to the file's end as it is met, whatever size it was said to have: others may write to it meanwhile.
    static func read(_ path: String) throws(FileStatus.Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure() }
        // It was a file when it was found; something else may have taken its place.
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileStatus.Failure(reason: "no longer a file") }
        return try read(descriptor: descriptor, expected: Int(status.st_size))
    }

    /// Reads to the end of an open file; cost is least where it has as many bytes as expected.
    static func read(descriptor: Int32, expected: Int) throws(FileStatus.Failure) -> [UInt8] {
        var bytes = try piece(of: descriptor, count: expected + 1)
        guard bytes.count > expected else { return bytes }
        while true {
            let more = try piece(of: descriptor, count: bytes.count)
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    /// Up to so many bytes, fewer only at the end.
    private static func piece(of descriptor: Int32, count: Int) throws(FileStatus.Failure) -> [UInt8] {
        var reason: FileStatus.Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = Foundation.read(descriptor, buffer.baseAddress! + filled, count - filled)
                if got < 0, errno == EINTR { continue }
                if got < 0 { reason = failure() }
                guard got > 0 else { return }
                filled += got
            }
        }
        if let reason { throw reason }
        return bytes
    }

    private static func failure() -> FileStatus.Failure {
        FileStatus.Failure(reason: SystemError.words(for: errno))
    }
}
