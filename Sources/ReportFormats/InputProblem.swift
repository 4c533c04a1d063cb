public import TransitionModel

/// Something in the input that kept a file or a part of it from being checked.
public struct InputProblem: Hashable, Codable, Sendable, CustomStringConvertible {
    public var file: String
    /// The line and column, from 1, where there is such a place.
    public var line: Int?
    public var column: Int?
    /// An error when something that was asked for was not done.
    public var severity: Severity
    public var message: String

    public init(file: String, line: Int? = nil, column: Int? = nil, severity: Severity = .error, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// `file:line:column: error: message`, with as much of the place as there is, always in one line.
    public var description: String {
        let name = file.isEmpty ? "''" : file.withoutControls
        let place = [name] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) }
        return "\(place.joined(separator: ":")): \(severity.rawValue): \(message)"
    }
}
