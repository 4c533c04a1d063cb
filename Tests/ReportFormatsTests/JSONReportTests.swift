import Foundation
import ReportFormats
import Testing
import TransitionModel

@Suite struct JSONReportTests {
    @Test func holdsEverything() throws {
        let problems = [
            InputProblem(file: "a.swift", message: "cannot be read"),
            InputProblem(file: "b.swift", line: 2, column: 5, severity: .note, message: "not UTF-8 text"),
        ]
        let text = try JSONReport(toolVersion: "9.9").text(for: Samples.report, problems: problems)
        let expected = #"""
            {
              "version": 1,
              "tool": {"name": "transition-verifier", "version": "9.9"},
              "findings": [
                {
                  "rule": "missing-completion", "severity": "error", "file": "App/Slide.swift", "line": 4, "column": 57,
                  "message": "the transition is never completed when there is no destination view",
                  "animator": "SlideAnimator",
                  "scenario": {
                    "kind": "present", "style": "fullScreen", "interactive": false, "established": true,
                    "certainty": {"kind": "established", "style": "established", "interactive": "established"}
                  },
                  "related": [
                    {"file": "App/Slide.swift", "line": 2, "column": 5, "message": "nobody else completes what begins here"}
                  ],
                  "trace": [
                    {"event": "the presentation is requested", "location": null, "phase": null, "effects": [], "stack": [], "elsewhere": [],
                      "hasContainer": true, "atHome": []},
                    {
                      "event": "UIKit calls animateTransition(using:)",
                      "location": {"file": "App/Slide.swift", "line": 2, "column": 5},
                      "phase": "animating",
                      "effects": [
                        {
                          "file": "App/Slide.swift", "line": 5, "column": 9, "message": "to is put on top of the container",
                          "change": {"view": 1, "kind": "inserted", "attribute": null, "value": null}
                        },
                        {
                          "file": "App/Help.swift", "line": 7, "column": 1, "message": "shade fades",
                          "change": {"view": 4, "kind": "changed", "attribute": "alpha", "value": "partial"}
                        }
                      ],
                      "stack": [
                        {"name": "presenter (from)", "id": 0, "role": "base", "place": null, "attributes": {}},
                        {
                          "name": "to (to)", "id": 1, "role": "overlay", "place": null,
                          "attributes": {"alpha": "zero", "frame": "offscreen", "hidden": "on"}
                        }
                      ],
                      "elsewhere": [
                        {
                          "name": "shade", "id": 4, "role": "backdrop", "place": "the window",
                          "attributes": {"alpha": "partial"}
                        }
                      ],
                      "hasContainer": true, "atHome": []
                    }
                  ],
                  "loopStart": null, "replay": null,
                  "fingerprint": "", "suppression": null, "baselined": false, "fixes": []
                },
                {
                  "rule": "leaked-view", "severity": "warning", "file": "App/Slide.swift", "line": 6, "column": 38,
                  "message": "shade is left behind", "animator": "SlideAnimator",
                  "scenario": {
                    "kind": "present", "style": "custom", "interactive": true, "established": false,
                    "certainty": {"kind": "established", "style": "possible", "interactive": "hinted"}
                  },
                  "related": [], "trace": [], "loopStart": null, "replay": null,
                  "fingerprint": "", "suppression": null, "baselined": false, "fixes": []
                },
                {
                  "rule": "late-cleanup", "severity": "note", "file": "App/Other.swift", "line": 3, "column": 1,
                  "message": "the view is removed late", "animator": "Other", "scenario": null, "related": [], "trace": [], "loopStart": null, "replay": null,
                  "fingerprint": "", "suppression": null, "baselined": false, "fixes": []
                }
              ],
              "animators": [
                {
                  "name": "Other", "file": "App/Other.swift", "line": 1, "column": 1, "verdict": "verified",
                  "scenarios": [
                    {
                      "kind": "push", "style": null, "interactive": false, "established": true,
                      "certainty": {"kind": "established", "style": null, "interactive": "established"},
                      "verdict": "verified", "states": 1, "edges": 0, "reducedStates": 0, "replacedStates": 0, "limit": null, "notUnderstood": []
                    }
                  ],
                  "neverReached": [], "vacuous": [], "through": []
                },
                {
                  "name": "SlideAnimator", "file": "App/Slide.swift", "line": 1, "column": 1, "verdict": "violated",
                  "scenarios": [
                    {
                      "kind": "present", "style": "fullScreen", "interactive": false, "established": true,
                      "certainty": {"kind": "established", "style": "established", "interactive": "established"},
                      "verdict": "violated", "states": 1204, "edges": 3000, "reducedStates": 0, "replacedStates": 0, "limit": null, "notUnderstood": []
                    },
                    {
                      "kind": "present", "style": "custom", "interactive": true, "established": false,
                      "certainty": {"kind": "established", "style": "possible", "interactive": "hinted"},
                      "verdict": "incomplete", "states": 1000000, "edges": 2000001, "reducedStates": 12, "replacedStates": 0, "limit": "1,000,000 states",
                      "notUnderstood": [
                        {"file": "App/Slide.swift", "line": 6, "column": 1, "message": "shade: where it comes from"}
                      ]
                    }
                  ],
                  "neverReached": [{"file": "App/Slide.swift", "line": 7}, {"file": "App/Slide.swift", "line": 9}],
                  "vacuous": [{"reason": "never cancelled", "rules": ["not-restored-on-cancel"]}],
                  "through": []
                },
                {
                  "name": "Idle", "file": "App/Slide.swift", "line": 8, "column": 1, "verdict": "verified",
                  "scenarios": [], "neverReached": [], "vacuous": [], "through": []
                },
                {
                  "name": "Base", "file": "App/Base.swift", "line": 3, "column": 1, "verdict": "violated",
                  "scenarios": [], "neverReached": [], "vacuous": [], "through": ["SlideAnimator"]
                }
              ],
              "problems": [
                {"file": "a.swift", "line": null, "column": null, "severity": "error", "message": "cannot be read"},
                {"file": "b.swift", "line": 2, "column": 5, "severity": "note", "message": "not UTF-8 text"}
              ]
            }
            """#
        #expect(try parsed(text) == parsed(expected))
    }

    @Test func isTheSameEachTime() throws {
        let report = JSONReport(toolVersion: "1")
        let text = try report.text(for: Samples.report)
        #expect(try report.text(for: Samples.report) == text)
        #expect(text.hasPrefix("{\n  \"animators\""))
        #expect(text.hasSuffix("}\n"))
        #expect(text.contains("App/Slide.swift"))
    }

    private func parsed(_ text: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }
}
