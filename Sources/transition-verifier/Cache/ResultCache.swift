import Foundation

/// A directory with what earlier runs found out, one file an entry, named after everything that the entry depends on.
///
/// A cache never makes a run fail: what cannot be read or is damaged counts as not there, what cannot be written is left
/// out. Entries are written aside and renamed, so runs at the same time may share a directory.
struct ResultCache: Sendable {
    let directory: String

    /// The most bytes that entries may take together; beyond it the oldest go.
    static let capacity = 64 << 20
    private static let suffix = ".entry"
    /// Stands before each entry's checksum; another number, another way of writing entries.
    private static let header = "transition-verifier cache 1 "

    /// Uses a directory, which is made if need be; nil where that cannot be.
    init?(directory: String) {
        guard (try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)) != nil
        else { return nil }
        self.directory = directory
    }

    /// Where caches of this user are kept: `$XDG_CACHE_HOME`, else `~/Library/Caches` on a Mac and `~/.cache` elsewhere.
    static var usualDirectory: String? {
        let environment = ProcessInfo.processInfo.environment
        if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") { return "\(given)/\(Tool.name)" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/\(Tool.name)"
        #else
            return "\(home)/.cache/\(Tool.name)"
        #endif
    }

    /// The entry for a key, if it is there and whole.
    func entry(for key: ContentDigest) -> Data? {
        let path = path(of: key)
        guard let bytes = try? FileBytes.read(path) else { return nil }
        let data = Data(bytes)
        let headerLength = Self.header.utf8.count + 33
        guard data.count >= headerLength else { return nil }
        let content = data.dropFirst(headerLength)
        guard data.prefix(headerLength) == Data(Self.header(for: content).utf8) else { return nil }
        // Whatever was used last is thrown away last.
        utimes(path, nil)
        return content
    }

    /// Keeps an entry.
    func keep(_ content: Data, for key: ContentDigest) {
        let target = path(of: key)
        let aside = "\(target).\(UUID().uuidString)"
        guard (try? (Data(Self.header(for: content).utf8) + content).write(to: URL(fileURLWithPath: aside))) != nil,
            rename(aside, target) == 0
        else {
            unlink(aside)
            return
        }
    }

    private static func header(for content: Data) -> String { "\(header)\(ContentDigest(content).hexadecimal)\n" }

    private func path(of key: ContentDigest) -> String { "\(directory)/\(key.hexadecimal)\(Self.suffix)" }

    // MARK: Staying small

    private struct Standing {
        var path: String
        var size: Int
        var used: Double
    }

    /// Throws away the entries used longest ago until the rest takes three quarters of the capacity, if it is exceeded; and
    /// what runs that were stopped have left half-written.
    func trim(to capacity: Int = Self.capacity) {
        var entries: [Standing] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        where name.contains(Self.suffix) {
            let path = "\(directory)/\(name)"
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            let used = status.lastChange
            let isAside = !name.hasSuffix(Self.suffix)
            if isAside, Date().timeIntervalSince1970 - used > 3600 { unlink(path) }
            if !isAside { entries.append(Standing(path: path, size: Int(status.st_size), used: used)) }
        }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > capacity else { return }
        for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > capacity / 4 * 3 {
            unlink(entry.path)
            total -= entry.size
        }
    }
}

extension stat {
    /// When the content was last changed, in seconds since 1970.
    fileprivate var lastChange: Double {
        #if os(macOS)
            Double(st_mtimespec.tv_sec) + Double(st_mtimespec.tv_nsec) / 1e9
        #else
            Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) / 1e9
        #endif
    }
}
