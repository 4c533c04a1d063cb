import Foundation

/// A file that is written whole or not at all.
struct OutputFile {
    /// As it was given.
    var path: String
    /// Where the report really goes: links followed, so that a link stays a link.
    private var target: String
    /// Whether something stands there that is no plain file, such as a pipe: it is written to, not replaced.
    private var isSpecial: Bool

    /// Says at once what would be too late to hear after a long run.
    init(path: String) throws(OutputError) {
        self.path = path
        target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let status = try? FileStatus(path: path)
        guard status?.kind != .directory else { throw .cannotWrite("'\(path)'", SystemError.words(for: EISDIR)) }
        isSpecial = status?.kind == .other
        guard !isSpecial else {
            target = path
            return
        }
        let folder = (target as NSString).deletingLastPathComponent
        if let standing = try? FileStatus(path: folder), standing.kind != .directory {
            throw .cannotWrite("'\(path)'", SystemError.words(for: ENOTDIR))
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite("'\(path)'", SystemError.words(for: errno)) }
    }

    /// Whether writing would replace the file at a path.
    func stands(at path: String) -> Bool {
        !isSpecial && URL(fileURLWithPath: path).resolvingSymlinksInPath().path == target
    }

    func write(_ text: String) throws(OutputError) {
        guard !isSpecial else { return try write(text, at: target, flags: O_WRONLY) }
        let name = (target as NSString).lastPathComponent
        let folder = (target as NSString).deletingLastPathComponent
        let temporary = "\(folder)/.\(name).\(getpid()).tmp"
        // One that an earlier process of the same number was stopped from clearing away.
        unlink(temporary)
        do throws(OutputError) {
            try write(text, at: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
            guard rename(temporary, target) == 0 else {
                throw .cannotWrite("'\(path)'", SystemError.words(for: errno))
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private func write(_ text: String, at place: String, flags: Int32) throws(OutputError) {
        let descriptor = open(place, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite("'\(path)'", SystemError.words(for: errno)) }
        do {
            try Descriptor.write(text, to: descriptor)
        } catch {
            close(descriptor)
            if case .cannotWrite(_, let reason) = error { throw OutputError.cannotWrite("'\(path)'", reason) }
            throw error
        }
        // Some file systems notice only now that they are full.
        guard close(descriptor) == 0 else { throw .cannotWrite("'\(path)'", SystemError.words(for: errno)) }
    }
}
