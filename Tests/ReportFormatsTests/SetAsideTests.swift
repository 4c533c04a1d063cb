import Foundation
import ReportFormats
import Testing
import TransitionModel

/// Findings that do not count: text counts them, JSON holds them.
@Suite struct SetAsideTests {
    private var report: Report {
        var report = Samples.report
        report.findings[0].suppression = Suppression(location: Samples.place(3), reason: "known")
        report.findings[0].fixes = [
            Fix(title: "do", edits: [.init(start: Samples.place(3, 1), end: Samples.place(4, 2), replacement: "x\n")])
        ]
        report.findings[1].isBaselined = true
        report.findings[2].suppression = Suppression(location: Samples.place(3))
        report.findings[2].isBaselined = true
        return report
    }

    @Test func textCountsThem() {
        let text = TextReport(isVerbose: true, source: Samples.source).text(for: report)
        #expect(
            text.contains(
                "violated in 1 of 2 scenarios, 1,001,204 states; what was found is suppressed or in the baseline\n"))
        #expect(
            text.hasSuffix(
                "\nno findings, 2 suppressed, 1 in the baseline; 3 animators: 1 verified, 1 violated, 1 not explored\n")
        )
        for finding in report.findings { #expect(!text.contains(finding.message)) }
        #expect(TextReport(detail: .quiet, isVerbose: true).text(for: report).isEmpty)
    }

    @Test func findingsThatCountAreShownBesides() {
        var report = report
        report.findings[1].isBaselined = false
        let text = TextReport().text(for: report)
        #expect(text.contains("warning: shade is left behind"))
        #expect(!text.contains("what was found"))
    }

    @Test func jsonHoldsThem() throws {
        let text = try JSONReport(toolVersion: "1").text(for: report)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["baselined"] as? Bool } == [false, true, true])
        let suppression = ["file": Samples.file, "line": 3, "column": 9, "reason": "known"] as NSDictionary
        #expect(findings[0]["suppression"] as? NSDictionary == suppression)
        #expect((findings[2]["suppression"] as? [String: Any])?["reason"] is NSNull)
        let edit =
            ["file": Samples.file, "line": 3, "column": 1, "endLine": 4, "endColumn": 2, "replacement": "x\n"]
            as NSDictionary
        #expect(findings[0]["fixes"] as? NSArray == [["title": "do", "edits": [edit]] as NSDictionary])
    }
}
