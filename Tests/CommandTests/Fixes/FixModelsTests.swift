import AnimatorReader
import Foundation
import Testing
import TransitionModel

@testable import transition_verifier

/// Over all files under Models/: what is offered mends its finding and makes no other.
@Suite struct FixModelsTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Models")

    static let models: [String] = {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return (all ?? []).filter { $0.pathExtension == "swift" }.map { $0.path }.sorted()
    }()

    private func verified(_ file: SourceFile) -> Report {
        Verifier().verify(AnimatorReader().read([file]).animators)
    }

    private func session(_ file: SourceFile, _ report: Report) -> FixSession {
        FixSession(
            FixTrial(reader: AnimatorReader(), verifier: Verifier(), files: [file], report: report),
            policy: ReportPolicy())
    }

    /// How often each rule is broken, and how loudly.
    private func counts(_ report: Report) -> [String: Int] {
        report.findings.reduce(into: [:]) { $0["\($1.rule) \($1.severity)", default: 0] += 1 }
    }

    @Test(arguments: models)
    func everyFixMendsItsFindingAndNothingElse(_ path: String) throws {
        let file = SourceFile(path: "a.swift", text: try String(contentsOfFile: path, encoding: .utf8))
        let raw = verified(file)
        let session = session(file, raw)
        var report = raw
        _ = ReportPolicy().apply(to: &report, files: [file], problems: [])
        session.suggest(to: &report)
        for finding in report.findings {
            for fix in finding.fixes {
                let mended = SourceFile(path: file.path, text: fix.applied(to: file.text, of: file.path))
                #expect(AnimatorReader().read([mended]).problems.isEmpty)
                var expected = counts(raw)
                expected["\(finding.rule) \(finding.severity)"]! -= 1
                for (kind, count) in counts(verified(mended)) {
                    #expect(count <= expected[kind] ?? 0, "\(kind) after '\(fix.title)'")
                }
            }
        }
        let all = session.mend()
        #expect((all.mends.isEmpty) == report.findings.allSatisfy(\.fixes.isEmpty))
        #expect(self.session(all.files[0], verified(all.files[0])).mend().mends.isEmpty, "nothing is left to mend")
    }

    @Test(arguments: [
        ("missing-completion", "complete the transition before leaving here"),
        ("wrong-completion-flag", "pass on whether the transition was cancelled"),
        ("leaked-view", "take title out before the transition is completed"),
        ("interaction-not-ended", "cancel the transition when the gesture is cancelled or has failed"),
    ])
    func rulesWithASureMendOfferIt(rule: String, title: String) throws {
        let path = Self.folder.appendingPathComponent("Rules/\(rule)/faulty.swift")
        let file = SourceFile(path: "a.swift", text: try String(contentsOf: path, encoding: .utf8))
        let result = session(file, verified(file)).mend()
        #expect(result.mends.map(\.finding.rule) == [rule])
        #expect(result.mends.map(\.fix.title) == [title])
        #expect(!verified(result.files[0]).findings.contains { $0.severity > .note })
    }

    /// A mend that would leave something else wrong is kept back.
    @Test func whatWouldBreakSomethingElseIsNotOffered() throws {
        let path = Self.folder.appendingPathComponent("Rules/leaked-view/faulty.swift")
        let text = try String(contentsOf: path, encoding: .utf8)
            .replacing("container.addSubview(title)", with: "container.addSubview(title); kept.append(title)")
            .replacing("title.center.y = 0", with: "detail.transform = .identity; title.center.y = 0")
            .replacing("}, completion: { _ in", with: "}, completion: { _ in\n            title = UILabel()")
            .replacing("let title", with: "var title")
        let file = SourceFile(path: "a.swift", text: text)
        let report = verified(file)
        for mend in session(file, report).mend().mends {
            let mended = SourceFile(path: file.path, text: mend.fix.applied(to: file.text, of: file.path))
            #expect(counts(verified(mended)).values.reduce(0, +) < counts(report).values.reduce(0, +))
        }
    }
}
