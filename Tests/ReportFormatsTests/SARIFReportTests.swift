import Foundation
import ReportFormats
import Testing
import TransitionModel

@Suite struct SARIFReportTests {
    private func log(_ run: CheckedRun) throws -> [String: Any] {
        let text = try SARIFReport().text(for: run)
        #expect(try SARIFReport().text(for: run) == text)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func run(_ run: CheckedRun) throws -> [String: Any] {
        try #require((try log(run)["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ findings: [Finding]) throws -> [[String: Any]] {
        let checked = CheckedRun(
            report: Report(findings: findings), toolVersion: "1", source: { Samples.source(of: $0) })
        return try #require(try run(checked)["results"] as? [[String: Any]])
    }

    /// Compares as JSON does.
    private func expect(_ value: Any?, is text: String, _ place: SourceLocation = #_sourceLocation) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        #expect((value as? NSObject) == (expected as? NSObject), sourceLocation: place)
    }

    private typealias SourceLocation = Testing.SourceLocation

    @Test func frame() throws {
        let log = try log(Samples.run)
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        let run = try run(Samples.run)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        try expect(
            run["invocations"],
            is: """
                [{
                  "executionSuccessful": false, "exitCode": 2,
                  "toolExecutionNotifications": [
                    {
                      "level": "error", "message": {"text": "100% wrong: \\"a\\", <b>"},
                      "locations": [{"physicalLocation": {
                        "artifactLocation": {"uri": "App/my%20file.swift", "uriBaseId": "%SRCROOT%"},
                        "region": {"startLine": 2, "startColumn": 5}
                      }}]
                    },
                    {
                      "level": "note", "message": {"text": "the file is empty"},
                      "locations": [{"physicalLocation": {
                        "artifactLocation": {"uri": "empty.swift", "uriBaseId": "%SRCROOT%"}
                      }}]
                    }
                  ]
                }]
                """)
    }

    @Test func everyRuleIsDescribed() throws {
        let tool = try run(Samples.run)["tool"] as? [String: [String: Any]]
        let driver = try #require(tool?["driver"])
        #expect(driver["name"] as? String == "transition-verifier" && driver["semanticVersion"] as? String == "9.9")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
        let names = rules.compactMap { $0["name"] as? String }
        #expect(names.first == "MissingCompletion" && names.allSatisfy { $0.allSatisfy(\.isLetter) })
        for rule in rules {
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["text"]?.contains("What to do") == true && help["markdown"]?.contains("## What to do") == true)
            #expect((rule["helpUri"] as? String)?.hasPrefix("https://") != false)
        }
    }

    @Test func finding() throws {
        let result = try results([Samples.stuck])[0]
        #expect(result["ruleId"] as? String == "missing-completion" && result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "error" && result["kind"] as? String == "fail")
        try expect(
            result["locations"],
            is: """
                [{
                  "physicalLocation": {
                    "artifactLocation": {"uri": "App/Slide.swift", "uriBaseId": "%SRCROOT%"},
                    "region": {
                      "startLine": 4, "startColumn": 57,
                      "snippet": {"text": "        guard let to = context.view(forKey: .to) else { return }"}
                    }
                  },
                  "logicalLocations": [{"name": "SlideAnimator", "kind": "type"}]
                }]
                """)
        let related = try #require(result["relatedLocations"] as? [[String: Any]])
        #expect(related.map { $0["id"] as? Int } == [0])
        #expect(result["suppressions"] == nil && result["fixes"] == nil && result["partialFingerprints"] == nil)
    }

    @Test func storyIsACodeFlow() throws {
        let result = try results([Samples.stuck])[0]
        let flows = try #require(result["codeFlows"] as? [[String: Any]])
        let steps = try #require((flows[0]["threadFlows"] as? [[String: [[String: Any]]]])?[0]["locations"])
        let texts = steps.map { (($0["location"] as? [String: Any])?["message"] as? [String: String])?["text"] }
        #expect(
            texts == [
                "1. the presentation is requested", "2. UIKit calls animateTransition(using:)",
                "to is put on top of the container", "shade fades",
            ])
        #expect(steps.map { $0["nestingLevel"] as? Int } == [0, 0, 1, 1])
        #expect(steps.map { $0["executionOrder"] as? Int } == [1, 2, 3, 4])
        try expect(
            steps[1]["state"],
            is: """
                {
                  "phase": {"text": "animating"},
                  "container": {"text": "presenter (from) < to (to) [frame off screen, alpha 0, hidden]"},
                  "elsewhere": {"text": "shade in the window [alpha between 0 and 1]"}
                }
                """)
        // Code scanning wants a place for every step.
        #expect(steps.allSatisfy { ($0["location"] as? [String: Any])?["physicalLocation"] != nil })
    }

    @Test func columnsCountCodePoints() throws {
        let result = try results([Samples.leak])[0]
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let region = try #require((location["physicalLocation"] as? [String: [String: Any]])?["region"])
        #expect(region["startColumn"] as? Int == 35)
    }

    @Test func whatIsSetAsideIsInItToo() throws {
        let result = try results([Samples.setAside])[0]
        try expect(result["partialFingerprints"], is: #"{"transitionVerifier/v1": "0123456789abcdef"}"#)
        let suppressions = try #require(result["suppressions"] as? [[String: Any]])
        #expect(suppressions.map { $0["kind"] as? String } == ["inSource", "external"])
        #expect(suppressions[0]["justification"] as? String == "known | to be so")
        try expect(
            result["fixes"],
            is: """
                [{
                  "description": {"text": "Stop the timer"},
                  "artifactChanges": [{
                    "artifactLocation": {"uri": "App/Slide.swift", "uriBaseId": "%SRCROOT%"},
                    "replacements": [{
                      "deletedRegion": {"startLine": 6, "startColumn": 24, "endLine": 6, "endColumn": 35},
                      "insertedContent": {"text": "timer.invalidate()\\n"}
                    }]
                  }]
                }]
                """)
        let flow = try #require((result["codeFlows"] as? [[String: Any]])?.first)
        try expect(flow["message"], is: #"{"text": "from step 1 on this is repeated for ever"}"#)
    }

    @Test(arguments: [
        ("/a b/c.swift", "file:///a%20b/c.swift"), ("./x.swift", "x.swift"), ("a:b?.swift", "a%3Ab%3F.swift"),
        ("schön.swift", "sch%C3%B6n.swift"), ("../x.swift", "../x.swift"),
    ])
    func pathsAreAddresses(path: String, address: String) throws {
        var finding = Samples.aside
        finding.location.file = path
        let run = CheckedRun(report: Report(findings: [finding]), toolVersion: "1")
        #expect(try SARIFReport().text(for: run).contains("\"uri\" : \"\(address)\""))
    }
}
