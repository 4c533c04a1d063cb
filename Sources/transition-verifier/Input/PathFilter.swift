import Foundation

/// A pattern of paths: `*`, `?` and `[…]` within a name, `**` for any number of folders.
///
/// A pattern that fits a folder fits all that lies in it.
struct PathPattern: Hashable, Sendable {
    /// As it was written.
    var text: String
    private var names: [String]

    init(_ text: String) {
        self.text = text
        names = text.split(separator: "/").filter { $0 != "." }.map(String.init)
    }

    /// Whether it fits the path with these components, or a folder that the path lies in.
    func fits(_ components: [String]) -> Bool {
        Self.fits(names[...], components[...])
    }

    private static func fits(_ names: ArraySlice<String>, _ components: ArraySlice<String>) -> Bool {
        guard let name = names.first else { return true }
        if name == "**" {
            return (0...components.count).contains { fits(names.dropFirst(), components.dropFirst($0)) }
        }
        guard let component = components.first, fnmatch(name, component, 0) == 0 else { return false }
        return fits(names.dropFirst(), components.dropFirst())
    }
}

/// Which files are checked.
struct PathFilter: Sendable {
    /// The folder that the patterns are relative to.
    var folder = "."
    /// Files must fit one of them, if there is any.
    var included: [PathPattern] = []
    /// Files and folders that fit one of them are left out.
    var excluded: [PathPattern] = []

    init() {}

    init(folder: String, included: [String], excluded: [String]) {
        self.folder = folder
        self.included = included.map(PathPattern.init)
        self.excluded = excluded.map(PathPattern.init)
    }

    /// Whether the file at a path is checked.
    func admits(file path: String) -> Bool {
        guard !included.isEmpty || !excluded.isEmpty else { return true }
        guard let components = Paths.components(of: path, below: folder) else { return included.isEmpty }
        return !excluded.contains { $0.fits(components) }
            && (included.isEmpty || included.contains { $0.fits(components) })
    }

    /// Whether nothing in the directory at a path is checked, so that it need not be looked into.
    func leavesOut(directory path: String) -> Bool {
        guard !excluded.isEmpty, let components = Paths.components(of: path, below: folder) else { return false }
        return excluded.contains { $0.fits(components) }
    }
}
