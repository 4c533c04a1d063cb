import ReportFormats

/// Writes one run in any format.
struct ReportRenderer {
    var run: CheckedRun
    /// Findings only, each in as few lines as the format has for it.
    var isQuiet: Bool
    /// Whether formats for people show notes too.
    var isVerbose: Bool
    /// Whether what goes to standard output, and what goes to files, is coloured.
    var colours: (_ toFile: Bool) -> Bool

    /// The whole report in a format.
    func text(in format: ReportFormat, toFile: Bool) throws -> String {
        switch format {
        case .text:
            TextReport(
                detail: isQuiet ? .quiet : .normal, isVerbose: isVerbose, style: colours(toFile) ? .coloured : .plain,
                source: run.source
            ).text(for: run.report)
        case .xcode: XcodeReport(showsNotes: isVerbose, showsTrace: !isQuiet).text(for: run.report)
        case .github: WorkflowCommands(showsNotes: isVerbose, showsTrace: !isQuiet).text(for: run)
        case .githubSummary: JobSummary().text(for: run)
        case .json:
            try JSONReport(toolVersion: run.toolVersion).text(
                for: run.report, problems: run.problems, part: run.part)
        case .sarif: try SARIFReport().text(for: run)
        case .junit: JUnitReport().text(for: run)
        case .html: HTMLReport(showsNotes: isVerbose).text(for: run)
        case .dot: StateDiagram(report: run.report).dot
        case .mermaid: StateDiagram(report: run.report).mermaid
        }
    }
}
