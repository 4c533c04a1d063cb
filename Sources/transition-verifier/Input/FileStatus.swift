import Foundation

/// What stands at a path, links followed.
struct FileStatus {
    enum Kind { case file, directory, other }

    /// Tells whether two paths lead to the same file or directory.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    var kind: Kind
    var identity: Identity

    /// Why a path leads nowhere.
    struct Failure: Error {
        /// In words: "No such file or directory".
        var reason: String
    }

    init(path: String) throws(Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            var link = stat()
            let isLink = code == ENOENT && lstat(path, &link) == 0
            throw Failure(reason: isLink ? "a link to nowhere" : SystemError.words(for: code))
        }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            default: .other
            }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }
}
