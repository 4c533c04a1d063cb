import ReportFormats
import Testing
import TransitionModel

@testable import transition_verifier

@Suite struct ExitCodeTests {
    @Test(
        arguments: [
            (nil, false, nil, .success), (.note, true, nil, .success), (.warning, false, nil, .success),
            (.warning, true, nil, .findings), (.error, false, nil, .findings), (.error, false, .note, .findings),
            (.error, false, .error, .failure), (nil, false, .error, .failure),
        ] as [(Severity?, Bool, Severity?, ExitCode)])
    func followsFindingsAndProblems(finding: Severity?, strict: Bool, problem: Severity?, code: ExitCode) throws {
        let command = try CheckCommand(try ArgumentParser(command: CheckCommand.description).parse(["a"]))
        let report = Report(findings: finding.map { [ExitCodeSamples.finding($0)] } ?? [])
        let problems = problem.map { [InputProblem(file: "a", severity: $0, message: "")] } ?? []
        #expect(command.exitCode(for: report, problems: problems, isStrict: strict) == code)
    }
}
