import Foundation
internal import ReportFormats

/// A finding as a test's failure shows it: the fault, the story line by line, and the storyboard.
struct FindingWords {
    let text: String

    init(_ finding: Finding, _ source: ReportSource) {
        let files = source.files
        let report = TextReport { file in
            files[file].flatMap { try? String(contentsOfFile: "\($0)", encoding: .utf8) }
        }
        var lines = [report.paragraphText(for: finding)]
        if !finding.trace.isEmpty {
            lines.append("  storyboard, the top view first:")
            lines += TextStoryboard(finding.trace).lines.map { "    \($0)" }
        }
        text = lines.joined(separator: "\n")
    }
}
