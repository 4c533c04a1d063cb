/// A report that was asked for: its format, and where it goes.
struct ReportRequest: Equatable, Sendable {
    var format: ReportFormat
    /// The file, or nil for standard output.
    var file: String?
    /// Whether it is added to what stands in the file.
    var appends = false

    /// A file that is called so is standard output.
    static let standardOutput = "-"

    init(_ format: ReportFormat, file: String? = nil) {
        self.format = format
        self.file = file == Self.standardOutput ? nil : file
    }

    /// Takes `FORMAT` or `FORMAT:FILE`; nil where that is no format, or an empty file.
    init?(_ words: String) {
        let parts = Self.parts(of: words)
        guard let format = ReportFormat(rawValue: parts.format), parts.file?.isEmpty != true else { return nil }
        self.init(format, file: parts.file)
    }

    /// What stands before the first colon, and what stands behind it.
    static func parts(of words: String) -> (format: String, file: String?) {
        guard let colon = words.firstIndex(of: ":") else { return (words, nil) }
        return (String(words[..<colon]), String(words[words.index(after: colon)...]))
    }
}
