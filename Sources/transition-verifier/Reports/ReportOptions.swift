/// The options that say which reports are written, and how.
enum ReportOptions {
    static let report = OptionDescription(
        name: "--report", argument: .wordAndFile(ReportFormat.allCases.map(\.rawValue)), placeholder: "FORMAT[:FILE]",
        isRepeatable: true, hasTable: true,
        help: "Write a report, to a file whole or not at all, else to standard output")
    static let format = OptionDescription(
        name: "--format", argument: .oneOf(ReportFormat.allCases.map(\.rawValue)), placeholder: "FORMAT",
        hasTable: true, help: "How the report is written, where there is only one; text unless given")
    static let output = OptionDescription(
        name: "--output", argument: .file, placeholder: "FILE", help: "Where that report goes")
    static let graphStates = OptionDescription(
        name: "--graph-states", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Draw the states of scenarios that have at most so many, \(defaultGraphStates) unless given")

    static let all = [report, format, output, ColourChoice.option, graphStates]

    /// What a person may still find a way through.
    static let defaultGraphStates = 500
    /// The file that GitHub shows on the page of a job.
    static let summaryVariable = "GITHUB_STEP_SUMMARY"

    /// The formats with their meanings.
    static let table = CommandDescription.Table(
        title: "formats", rows: ReportFormat.allCases.map { ($0.rawValue, $0.meaning) })

    /// The reports that the arguments ask for: text on standard output where they ask for none.
    ///
    /// Annotations bring the job's summary with them, where the environment names its file and nobody asked for it.
    static func requests(in arguments: ParsedArguments, environment: [String: String]) -> [ReportRequest] {
        var requests = arguments.values(of: report).compactMap { ReportRequest($0) }
        if requests.isEmpty || arguments.has(format) || arguments.has(output) {
            let format = arguments.value(of: format).flatMap(ReportFormat.init) ?? .text
            requests.append(ReportRequest(format, file: arguments.value(of: output)))
        }
        let formats = requests.map(\.format)
        if formats.contains(.github), !formats.contains(.githubSummary),
            let file = environment[summaryVariable], !file.isEmpty
        {
            var summary = ReportRequest(.githubSummary, file: file)
            summary.appends = true
            requests.append(summary)
        }
        return requests
    }

    /// The most states that a scenario's graph may have; 0 where no report shows any, nor one made of this part later.
    static func shownStates(in arguments: ParsedArguments, for requests: [ReportRequest], isPart: Bool = false) -> Int {
        guard isPart || requests.contains(where: { $0.format.showsStates }) else { return 0 }
        return arguments.value(of: graphStates).flatMap { Int($0) } ?? defaultGraphStates
    }
}
