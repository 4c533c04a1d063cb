import TransitionModel

/// A report in the XML of JUnit: one test case for each animator and scenario, so that CI shows what was proven.
///
/// A violated scenario is a failure, an incomplete one is skipped with its reason, what could not be read is an error.
public struct JUnitReport {
    public init() {}

    /// The whole document, ending with a line break.
    public func text(for run: CheckedRun) -> String {
        let suites =
            run.report.animators.map { JUnitSuite($0, in: run.report) }
            + [JUnitSuite(findingsOfNoAnimator: run.report), JUnitSuite(run.problems)].filter { !$0.cases.isEmpty }
        let sums = JUnitCase.counts(suites.flatMap(\.cases))
        let lines =
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"transition-verifier\" \(sums)>"]
            + suites.flatMap(\.lines) + ["</testsuites>"]
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The test cases of one animator.
struct JUnitSuite {
    var name: String
    var file: String?
    var cases: [JUnitCase]

    /// A case for each scenario, and one for findings that need no scenario.
    init(_ animator: AnimatorVerdict, in report: Report) {
        name = animator.name
        file = animator.location.file
        let findings = report.shownFindings(of: animator)
        cases = animator.scenarios.map { JUnitCase($0, of: animator, findings) }
        if animator.scenarios.isEmpty {
            cases = [JUnitCase("all scenarios", animator, .skipped("no scenario was asked for that it takes part in"))]
        }
        let always = findings.filter { $0.scenario == nil }
        if !always.isEmpty {
            cases.append(JUnitCase("whatever the circumstances", animator, .failure(JUnitFailure(always))))
        }
    }

    /// Findings that no animator's suite has: of types that UIKit never asks for anything.
    init(findingsOfNoAnimator report: Report) {
        let names = Set(report.animators.map(\.name))
        name = "other code"
        let findings = report.findings.filter { !names.contains($0.animator) && $0.counts && $0.severity > .note }
        cases = findings.map { finding in
            JUnitCase(
                name: "\(finding.rule) at \(finding.location)",
                suite: finding.animator.isEmpty ? "other code" : finding.animator, location: finding.location,
                outcome: .failure(JUnitFailure([finding])))
        }
    }

    /// Files that could not be read are no animator's.
    init(_ problems: [InputProblem]) {
        name = "input"
        cases = problems.filter { $0.severity == .error }.map { problem in
            let location = problem.line.map {
                SourceLocation(file: problem.file, line: $0, column: problem.column ?? 1)
            }
            return JUnitCase(
                name: problem.file, suite: "input", location: location, outcome: .error(problem.description))
        }
    }

    var lines: [String] {
        let attributes = "name=\"\(XML.attribute(name))\" \(JUnitCase.counts(cases))"
        let place = file.map { " file=\"\(XML.attribute($0))\"" } ?? ""
        return ["  <testsuite \(attributes)\(place)>"] + cases.flatMap(\.lines) + ["  </testsuite>"]
    }
}
