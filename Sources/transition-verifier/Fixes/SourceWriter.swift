import AnimatorReader
import Foundation
import ReportFormats

/// Writes mended files back.
enum SourceWriter {
    /// Replaces a file that still is as it was read, whole or not at all, and with its permissions.
    static func replace(_ old: SourceFile, with text: String) throws(OutputError) {
        guard case .success(let standing) = SourceLoader.load(old.path), standing == old.text else {
            throw .cannotWrite("'\(old.path)'", "it has changed since it was read")
        }
        try OutputFile(path: old.path).write(text)
    }

    /// What the files would differ in.
    static func difference(_ old: [SourceFile], _ new: [SourceFile]) -> String {
        let texts = old.textsByPath
        return new.map { UnifiedDiff(path: $0.path, old: texts[$0.path] ?? "", new: $0.text).text() }.joined()
    }
}
