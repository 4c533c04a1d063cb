import Testing
import TransitionModel

@Suite struct SuppressionTests {
    private func place(_ line: Int, _ column: Int = 1, file: String = "a") -> TransitionModel.SourceLocation {
        TransitionModel.SourceLocation(file: file, line: line, column: column)
    }

    private func finding(_ rule: Rule, _ line: Int) -> Finding {
        Finding(rule: rule.id, severity: rule.severity, location: place(line), message: "", animator: "A")
    }

    private func comment(
        _ line: Int, _ scope: SuppressionComment.Scope, _ rules: String..., reason: String? = nil, fault: String? = nil
    ) -> SuppressionComment {
        SuppressionComment(
            location: place(line, 5), scope: scope,
            rules: rules.enumerated().map { .init(id: $1, location: place(line, 10 + $0)) }, reason: reason,
            fault: fault)
    }

    private func remarks(_ report: Report) -> [String] {
        report.findings.filter { $0.rule == "unused-suppression" && $0.counts }
            .map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }

    @Test func onlyWhatIsNamedAtThePlaceIsPassedOver() {
        var report = Report(findings: [finding(.leakedView, 3), finding(.stuckContext, 3), finding(.leakedView, 4)])
        report.suppress(by: [comment(2, .line(3), "leaked-view", reason: "why")])
        #expect(report.findings.map(\.counts) == [false, true, true])
        #expect(report.findings[0].suppression == Suppression(location: place(2, 5), reason: "why"))
    }

    @Test func otherFilesAreNotMeant() {
        var report = Report(findings: [finding(.leakedView, 3)])
        var other = comment(2, .file, "leaked-view")
        other.location.file = "b"
        report.suppress(by: [other], isJudged: { _ in false })
        #expect(report.findings.map(\.counts) == [true])
    }

    @Test func whatSuppressesNothingIsReported() {
        var report = Report(findings: [finding(.leakedView, 3)])
        report.suppress(by: [
            comment(1, .file, "leaked-view", "late-cleanup"), comment(2, .line(3), "stuck-context"),
            comment(3, .line(3), "leakedview"), comment(4, .line(4), fault: "no"),
            comment(5, .line(5), "double-completion"),
        ])
        #expect(
            remarks(report) == [
                "1:11 nothing in this file breaks late-cleanup: the comment suppresses nothing",
                "2:10 nothing on line 3 breaks stuck-context: the comment suppresses nothing",
                "3:10 no rule is called 'leakedview'; did you mean 'leaked-view'?", "4:5 no",
                "5:10 nothing on this line breaks double-completion: the comment suppresses nothing",
            ])
    }

    @Test func whereNotEverythingWasLookedForNothingIsCalledUnused() {
        var report = Report()
        let comments = [comment(1, .file, "leaked-view", "no-such-rule")]
        report.suppress(by: comments, isJudged: { _ in false })
        #expect(remarks(report) == ["1:11 no rule is called 'no-such-rule'"])
        var other = Report()
        other.suppress(by: comments, severities: RuleSeverities(["leaked-view": .off, "unused-suppression": .error]))
        #expect(other.findings.map(\.severity) == [.error])
    }

    @Test func remarksCanBePassedOverToo() {
        var report = Report()
        report.suppress(by: [
            comment(1, .line(2), "unused-suppression", reason: "seen on the device only"),
            comment(2, .line(3), "leaked-view"), comment(5, .file, "unused-suppression"),
            comment(7, .line(8), "unused-suppression"),
        ])
        #expect(report.findings.map(\.location.line) == [2, 7])
        #expect(report.findings[0].suppression?.reason == "seen on the device only")
        #expect(remarks(report) == ["7:10 nothing on line 8 breaks unused-suppression: the comment suppresses nothing"])
    }

    @Test func filesOfWhatIsNotFullyExplored() {
        let scenario = Scenario(kind: .push, isInteractive: false)
        func animator(_ files: [String], limit: String? = nil, opaque: Bool = false) -> AnimatorVerdict {
            let lines = opaque ? [NotUnderstood(location: place(1), text: "")] : []
            let verdict = ScenarioVerdict(
                scenario: scenario, verdict: .violated, states: 1, edges: 1, notUnderstood: lines, limit: limit)
            return AnimatorVerdict(
                name: "A", location: place(1, file: files[0]), verdict: .violated, scenarios: [verdict], files: files)
        }
        let report = Report(animators: [
            animator(["a", "b"]), animator(["c", "d"], limit: "1 state"), animator(["e"], opaque: true),
            AnimatorVerdict(name: "B", location: place(1, file: "f"), verdict: .verified, scenarios: []),
        ])
        #expect(report.filesNotFullyExplored == ["c", "d", "e", "f"])
    }
}
