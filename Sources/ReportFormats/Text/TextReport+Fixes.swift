import TransitionModel

extension TextReport {
    /// What the fix does, and the lines that it takes out and puts in.
    func fixLines(of fix: Fix) -> [String] {
        var lines = ["  fix: \(fix.title) (--fix does it)"]
        for file in fix.edits.map(\.start.file).withoutRepetitions {
            guard let old = source(file) else { continue }
            let difference = UnifiedDiff(path: file, old: old, new: fix.applied(to: old, of: file))
            lines += difference.changes.map { "    \($0.withoutControls)" }
        }
        return lines
    }
}
