import AnimatorReader
import ReportFormats
import TransitionModel

/// What becomes of findings between the verifier and whoever reads them.
struct ReportPolicy {
    var configuration = Configuration()
    /// The findings that are accepted for now.
    var baseline: Baseline?
    /// Whether less was explored than usual because somebody asked for it this time.
    var isNarrowed = false

    /// Gives the findings their fingerprints, heeds the comments that ask for some to be passed over, and marks those
    /// that are accepted for now.
    ///
    /// - Parameter problems: of files that were not read nothing can be said.
    /// - Returns: what is wrong with the baseline.
    func apply(to report: inout Report, files: [SourceFile], problems: [InputProblem]) -> [InputProblem] {
        let trees = SyntaxTrees(files, conditions: configuration.conditions)
        let unread = Set(problems.filter { $0.severity == .error }.map(\.file))
        let unjudged = report.filesNotFullyExplored.union(unread)
        report.suppress(
            by: files.flatMap(trees.suppressions), severities: configuration.options.severities,
            isJudged: { !isNarrowed && !unjudged.contains($0) })
        report.addFingerprints(code: trees.code)
        guard let baseline else { return [] }
        let gone = baseline.apply(to: &report)
        guard !isNarrowed else { return [] }
        let folder = Paths.folder(of: baseline.path)
        let judged = Set(files.map(\.path).filter { !unjudged.contains($0) }.map(Paths.absolute))
        return baseline.problems(
            about: gone.filter { entry in
                let path = Paths.absolute(Paths.join(folder, entry.file))
                return isChecked(entry.rule) && (judged.contains(path) || (try? FileStatus(path: path)) == nil)
            })
    }

    private func isChecked(_ rule: String) -> Bool {
        Rule.named(rule).map { configuration.options.severities[$0] != .off } ?? true
    }
}
