import ReportFormats
import TransitionModel

/// Findings that are accepted for now, so that only new ones fail a run.
struct Baseline: Equatable, Sendable {
    /// The version of the file's format.
    static let version = 1

    /// One accepted finding.
    struct Entry: Equatable, Sendable {
        var fingerprint: String
        var rule: String
        /// The path of the finding's file, relative to the baseline's folder.
        var file: String
        /// For people who read the file.
        var message: String
        /// Where the entry stands in the file that it was read from.
        var place: JSONNode.Place?
    }

    /// The path of its file.
    var path: String
    var entries: [Entry]
}

extension Baseline {
    /// What a report holds that counts and may fail a run.
    init(of report: Report, path: String) {
        let folder = Paths.folder(of: path)
        self.path = path
        entries = report.findings.filter { $0.suppression == nil && $0.severity > .note }.map { finding in
            Entry(
                fingerprint: finding.fingerprint, rule: finding.rule,
                file: Paths.relative(finding.location.file, to: folder), message: finding.message)
        }
    }

    /// Marks the findings that it lists, and answers with the entries of which there is no finding any more.
    func apply(to report: inout Report) -> [Entry] {
        let listed = Set(entries.map(\.fingerprint))
        for number in report.findings.indices where listed.contains(report.findings[number].fingerprint) {
            report.findings[number].isBaselined = true
        }
        let found = Set(report.findings.map(\.fingerprint))
        return entries.filter { !found.contains($0.fingerprint) }
    }

    /// Says that entries can be taken out.
    func problems(about gone: [Entry]) -> [InputProblem] {
        gone.map { entry in
            InputProblem(
                file: path, line: entry.place?.line, column: entry.place?.column, severity: .warning,
                message: "\(entry.rule) in \(entry.file) is gone: write the baseline again, so that it cannot come back"
            )
        }
    }
}
