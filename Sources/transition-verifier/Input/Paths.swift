import Foundation

/// Paths as texts; no file is looked at.
enum Paths {
    /// The path from the root, with `.` and `..` resolved.
    static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : join(FileManager.default.currentDirectoryPath, path)
        var components: [Substring] = []
        for component in whole.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// The path's components below a folder, or nil for a path that does not lie there.
    static func components(of path: String, below folder: String) -> [String]? {
        let inner = absolute(path).split(separator: "/")
        let outer = absolute(folder).split(separator: "/")
        return inner.starts(with: outer) ? inner.dropFirst(outer.count).map(String.init) : nil
    }

    /// The path as seen from a folder, the current one unless given: `../Shared/a.swift`.
    static func relative(_ path: String, to folder: String = ".") -> String {
        let target = absolute(path).split(separator: "/")
        let start = absolute(folder).split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let ways = Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared).map(String.init)
        return ways.isEmpty ? "." : ways.joined(separator: "/")
    }

    /// The folder that a path lies in; `.` for a mere name.
    static func folder(of path: String) -> String {
        var rest = path[...]
        while rest.last == "/", rest.count > 1 { rest.removeLast() }
        guard let slash = rest.lastIndex(of: "/") else { return "." }
        return slash == rest.startIndex ? "/" : String(rest[..<slash])
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
