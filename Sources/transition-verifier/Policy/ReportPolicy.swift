import AnimatorReader
import ReportFormats
import TransitionModel

/// What becomes of findings between the verifier and whoever reads them.
struct ReportPolicy {
    var configuration = Configuration()
    /// Whether less was explored than usual because somebody asked for it this time.
    var isNarrowed = false

    /// Gives the findings their fingerprints and heeds the comments that ask for some to be passed over.
    ///
    /// - Parameter problems: of files that were not read nothing can be said.
    func apply(to report: inout Report, files: [SourceFile], problems: [InputProblem]) {
        let trees = SyntaxTrees(files, conditions: configuration.conditions)
        let unread = Set(problems.filter { $0.severity == .error }.map(\.file))
        let unjudged = report.filesNotFullyExplored.union(unread)
        report.suppress(
            by: files.flatMap(trees.suppressions), severities: configuration.options.severities,
            isJudged: { !isNarrowed && !unjudged.contains($0) })
        report.addFingerprints(code: trees.code)
    }
}
