import AnimatorReader
import Foundation
import Testing
import TransitionModel

/// Every file under Models/ draws exactly the errors and warnings that its comments expect, at their lines.
@Suite struct ModelsTests {
    @Test(arguments: try Model.all())
    func drawsWhatItExpects(_ model: Model) throws {
        let read = AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)])
        #expect(read.problems.isEmpty)
        #expect(!read.animators.isEmpty, "nothing was read")
        let report = suppressed(Verifier().verify(read.animators), model)
        let found = report.findings.filter(\.counts).map {
            Model.Expectation(severity: $0.severity.rawValue, rule: $0.rule, line: $0.location.line)
        }
        for expectation in model.expectations {
            #expect(
                found.contains(expectation),
                "\(expectation.severity) \(expectation.rule) at line \(expectation.line) is missing")
        }
        for finding in found where finding.severity != "note" {
            #expect(
                model.expectations.contains(finding),
                "\(finding.severity) \(finding.rule) at line \(finding.line) is not due")
        }
    }

    @Test(arguments: try Model.all(in: "Patterns") + Model.all(in: "Seeds"))
    func isUnderstood(_ model: Model) throws {
        let read = AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)])
        for animator in Verifier().verify(read.animators).animators {
            #expect(animator.verdict != .incomplete, "\(animator.name): \(animator.scenarios.flatMap(\.notUnderstood))")
        }
    }

    @Test(arguments: Rule.all)
    func ruleHasItsModels(_ rule: Rule) throws {
        let faulty = try Model(Model.folder.appendingPathComponent(rule.models.faulty))
        #expect(faulty.expectations.contains { $0.rule == rule.id && $0.severity == rule.severity.rawValue })
        if let right = rule.models.right {
            let right = try Model(Model.folder.appendingPathComponent(right))
            #expect(right.expectations.isEmpty)
            let read = AnimatorReader().read([SourceFile(path: right.url.lastPathComponent, text: right.text)])
            let report = suppressed(Verifier().verify(read.animators), right)
            #expect(!report.findings.contains { $0.rule == rule.id }, "not even as a note")
        }
    }

    /// The report with what the file's comments ask to be passed over.
    private func suppressed(_ report: Report, _ model: Model) -> Report {
        var report = report
        let file = SourceFile(path: model.url.lastPathComponent, text: model.text)
        report.suppress(by: SyntaxTrees([file]).suppressions(in: file))
        return report
    }
}
