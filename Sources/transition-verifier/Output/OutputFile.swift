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
        if let standing = try? FileStatus(path: folder), standing.kind != .directory {
            throw .cannotWrite("'\(path)'", SystemError.words(for: ENOTDIR))
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite("'\(path)'", SystemError.words(for: errno)) }
    }

    /// Whether writing would replace the file at a path.
    func stands(at path: String) -> Bool {
        guard !isSpecial else { return false }
        if let mine = identity, let other = (try? FileStatus(path: path))?.identity { return mine == other }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path == target
    }

    /// Whether two reports would go to one place; a place that need not exist yet is known by its folder and name.
    func isSamePlace(as other: OutputFile) -> Bool {
        if let mine = identity, let its = other.identity { return mine == its }
        guard identity == nil, other.identity == nil else { return false }
        return name == other.name
            && (try? FileStatus(path: folder))?.identity == (try? FileStatus(path: other.folder))?.identity
    }

    /// Tells what stands there, if anything does, from everything else.
    private var identity: FileStatus.Identity? { (try? FileStatus(path: target))?.identity }
    private var name: String { (target as NSString).lastPathComponent }
    private var folder: String { Paths.folder(of: target) }

    func write(_ text: String) throws(OutputError) {
        guard !isSpecial else { return try write(text, at: target, flags: O_WRONLY) }
        let temporary = "\(folder)/.\(name).\(getpid()).tmp"
        // One that an earlier process of the same number was stopped from clearing away.
        unlink(temporary)
        try Interruption.holding { () throws(OutputError) in
            do throws(OutputError) {
                try write(text, at: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
                try keepPermissions(at: temporary)
                guard rename(temporary, target) == 0 else {
                    throw .cannotWrite("'\(path)'", SystemError.words(for: errno))
                }
            } catch {
                unlink(temporary)
                throw error
            }
        }
    }

    /// What replaces a file may be read and run by those who could read and run it before.
    private func keepPermissions(at temporary: String) throws(OutputError) {
        var status = stat()
        guard stat(target, &status) == 0 else { return }
        guard chmod(temporary, status.st_mode & 0o7777) == 0 else {
            throw .cannotWrite("'\(path)'", SystemError.words(for: errno))
        }
    }

    /// Adds to what stands there, all or nothing: what went in before the disk was full is cut off again.
    func append(_ text: String) throws(OutputError) {
        let before = isSpecial ? nil : try? FileManager.default.attributesOfItem(atPath: target)[.size] as? Int
        do throws(OutputError) {
            try write(text, at: target, flags: O_WRONLY | O_CREAT | O_APPEND)
        } catch {
            if let before { truncate(target, off_t(before)) } else if !isSpecial { unlink(target) }
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
