import Foundation
import ReportFormats
import Testing
import TransitionModel

@testable import transition_verifier

@Suite struct BaselineTests {
    private func report(_ fingerprints: String..., severity: Severity = .error) -> Report {
        Report(
            findings: fingerprints.enumerated().map { number, fingerprint in
                var finding = ExitCodeSamples.finding(severity)
                finding.location = TransitionModel.SourceLocation(file: "p/App/a.swift", line: number + 1, column: 1)
                finding.fingerprint = fingerprint
                return finding
            })
    }

    @Test func isReadAsItWasWritten() throws {
        var before = report("1", "2")
        before.findings.append(contentsOf: report("3", severity: .note).findings)
        before.findings[1].suppression = Suppression(location: before.findings[1].location)
        let written = Baseline(of: before, path: "p/base.json")
        let read = try Baseline.read(written.text, path: "p/base.json")
        #expect(read.entries.map(\.fingerprint) == ["1"])
        #expect(read.entries.map(\.file) == ["App/a.swift"])
        #expect(read.entries.map(\.place) == [.init(line: 3, column: 5)])
        #expect(try read.text == written.text)
    }

    @Test func listedFindingsAreMarkedAndGoneOnesNamed() throws {
        let baseline = try Baseline.read(Baseline(of: report("1", "2", "3"), path: "b").text, path: "b")
        var now = report("0", "2", "1")
        let gone = baseline.apply(to: &now)
        #expect(now.findings.map(\.isBaselined) == [false, true, true])
        #expect(gone.map(\.fingerprint) == ["3"])
        #expect(
            baseline.problems(about: gone).map(\.description) == [
                "b:15:5: warning: leaked-view in p/App/a.swift is gone: write the baseline again, so "
                    + "that it cannot come back"
            ])
    }

    @Test(arguments: [
        ("{}", "b:1:1: error: this is no baseline: it has no version"),
        ("{\"version\": 2}", "b:1:13: error: a baseline of version 2, this tool knows 1"),
        ("{\"version\": 1}", "b:1:1: error: this is no baseline: it has no list of findings"),
        ("{\"version\": 1, \"findings\": [{}]}", "b:1:29: error: a finding has a fingerprint, a rule and a file"),
        ("[", "b:1:2: error: the text ends too early: a value is needed here"),
    ])
    func brokenOnes(text: String, message: String) {
        do {
            _ = try Baseline.read(text, path: "b")
            Issue.record("nothing was wrong")
        } catch {
            #expect(error.problems.map(\.description) == [message])
        }
    }
}
