import AnimatorReader
import Foundation
import ReportFormats
import TransitionModel

/// The second half of checking, once it is known what was found: what of it counts, and the reports.
struct ReportedRun {
    let requests: [ReportRequest]
    let isQuiet: Bool
    let isVerbose: Bool
    private let isStrict: Bool
    private let environment: [String: String]
    private let colour: ColourChoice

    init(_ arguments: ParsedArguments) {
        environment = ProcessInfo.processInfo.environment
        requests = ReportOptions.requests(in: arguments, environment: environment)
        colour = arguments.value(of: ColourChoice.option).flatMap(ColourChoice.init) ?? .auto
        isStrict = arguments.has(CheckCommand.strict)
        isQuiet = arguments.has(CheckCommand.quiet)
        isVerbose = arguments.has(CheckCommand.verbose)
    }

    /// What was found, before it is known what of it counts.
    struct Findings {
        var report: Report
        var files: [SourceFile]
        var problems: [InputProblem]
        /// What the parts of a split run are put together by.
        var part: CheckedPart?
    }

    /// Heeds what comments and the configuration ask for, and writes the reports.
    func finish(
        _ findings: Findings, configuration: Configuration, isNarrowed: Bool, outputs: ReportOutputs, console: Console
    ) -> ExitCode {
        var report = findings.report
        ReportPolicy(configuration: configuration, isNarrowed: isNarrowed)
            .apply(to: &report, files: findings.files, problems: findings.problems)
        let code = Self.exitCode(
            for: report, problems: findings.problems, isStrict: isStrict || configuration.isStrict)
        let texts = Dictionary(findings.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let run = CheckedRun(
            report: report, problems: findings.problems, toolVersion: Tool.version, exitCode: code.rawValue,
            part: findings.part, source: { texts[$0] })
        let renderer = ReportRenderer(
            run: run, isQuiet: isQuiet, isVerbose: isVerbose,
            colours: { colour.colours(toFile: $0, isTerminal: console.isTerminal, environment: environment) })
        return outputs.write(console: console, renderer.text) ? code : .failure
    }

    /// Not having done what was asked outweighs findings, which are reported all the same.
    static func exitCode(for report: Report, problems: [InputProblem], isStrict: Bool) -> ExitCode {
        if problems.contains(where: { $0.severity == .error }) { return .failure }
        let failing: Severity = isStrict ? .warning : .error
        return report.findings.contains { $0.counts && $0.severity >= failing } ? .findings : .success
    }
}
