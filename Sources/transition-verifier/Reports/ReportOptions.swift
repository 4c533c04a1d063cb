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

    static let all = [report, format, output]

    /// The formats with their meanings.
    static let table = CommandDescription.Table(
        title: "formats", rows: ReportFormat.allCases.map { ($0.rawValue, $0.meaning) })

    /// The reports that the arguments ask for: text on standard output where they ask for none.
    static func requests(in arguments: ParsedArguments) -> [ReportRequest] {
        var requests = arguments.values(of: report).compactMap { ReportRequest($0) }
        if requests.isEmpty || arguments.has(format) || arguments.has(output) {
            let format = arguments.value(of: format).flatMap(ReportFormat.init) ?? .text
            requests.append(ReportRequest(format, file: arguments.value(of: output)))
        }
        return requests
    }
}
