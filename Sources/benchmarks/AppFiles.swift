import AnimatorReader
import Foundation
import SwiftParser
import SwiftSyntax

/// The Swift files of an app.
struct AppFiles {
    let files: [SourceFile]
    var lines: Int { files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } } }

    /// Those in a folder, as far as `check` looks at them too.
    init(in folder: String) {
        let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "SourcePackages"]
        let all = FileManager.default.enumerator(atPath: folder)
        var paths: [String] = []
        while let path = all?.nextObject() as? String {
            if skipped.contains((path as NSString).lastPathComponent) { all?.skipDescendants() }
            if path.hasSuffix(".swift") { paths.append("\(folder)/\(path)") }
        }
        self.init(paths)
    }

    init(_ paths: [String]) {
        files = paths.sorted().compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
        }
    }

    /// Parses all of them and does nothing with the trees, on all processors.
    func parse() {
        let files = files
        DispatchQueue.concurrentPerform(iterations: files.count) { number in
            withExtendedLifetime(Parser.parse(source: files[number].text)) {}
        }
    }
}
