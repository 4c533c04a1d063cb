import ReportFormats

/// Writes one run in any format.
struct ReportRenderer {
    var run: CheckedRun
    /// Findings only, each in as few lines as the format has for it.
    var isQuiet: Bool
    /// Whether formats for people show notes too.
    var isVerbose: Bool

    /// The whole report in a format.
    func text(in format: ReportFormat) throws -> String {
        switch format {
        case .text:
            TextReport(detail: isQuiet ? .quiet : .normal, isVerbose: isVerbose, source: run.source)
                .text(for: run.report)
        case .xcode: XcodeReport(showsNotes: isVerbose, showsTrace: !isQuiet).text(for: run.report)
        case .json: try JSONReport(toolVersion: run.toolVersion).text(for: run.report, problems: run.problems)
        }
    }
}
