import Testing
import TransitionModel

@Suite struct FingerprintTests {
    private func report(_ places: [(file: String, line: Int)], rule: Rule = .leakedView) -> Report {
        Report(
            findings: places.map {
                Finding(
                    rule: rule.id, severity: .error,
                    location: TransitionModel.SourceLocation(file: $0.file, line: $0.line, column: 1),
                    message: "m", animator: "A")
            })
    }

    private func fingerprints(
        _ report: Report, code: @escaping (TransitionModel.SourceLocation) -> String? = { _ in "A\nf()" }
    ) -> [String] {
        var report = report
        report.addFingerprints(code: code)
        return report.findings.map(\.fingerprint)
    }

    @Test func linesAndPathsHaveNoPart() {
        let before = fingerprints(report([("a.swift", 3), ("a.swift", 5)]))
        #expect(before == fingerprints(report([("elsewhere/b.swift", 30), ("elsewhere/b.swift", 31)])))
        #expect(Set(before).count == 2, "equals are told apart")
        #expect(before.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
    }

    @Test func ruleAndCodeHaveAPart() {
        let one = fingerprints(report([("a", 1)]))
        #expect(one != fingerprints(report([("a", 1)], rule: .lateCleanup)))
        #expect(one != fingerprints(report([("a", 1)])) { _ in "A\ng()" })
        let bare = fingerprints(report([("a", 1)]), code: { _ in nil })
        #expect(bare == fingerprints(report([("b", 2)]), code: { _ in "A\nm" }))
    }

    /// Baselines hold them: they must not change from version to version.
    @Test func staysWhatItIs() {
        #expect(fingerprints(report([("a", 1)])) == ["bdffd5d6b16c185f"])
    }
}
