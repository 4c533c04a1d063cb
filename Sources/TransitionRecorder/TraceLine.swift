import Foundation

/// One line of a transition trace: a JSON object with its keys in the order of the alphabet.
public struct TraceLine: Hashable, Sendable {
    /// What a key may hold.
    public enum Value: Hashable, Sendable {
        /// A word.
        case text(String)
        /// Words.
        case texts([String])
        /// Yes or no.
        case flag(Bool)
        /// A number.
        case number(Double)
    }

    /// The line's keys with their values.
    public var values: [String: Value]

    /// An event with what is known of it.
    public init(_ event: String, _ values: [String: Value] = [:]) {
        self.values = values
        self.values["event"] = .text(event)
    }

    /// The line that a trace begins with; `observes` says what else than the transition is watched.
    public static func header(observing others: [String]) -> TraceLine {
        var line = TraceLine("")
        line.values = [
            "trace": .text("transition"), "version": .number(1), "observes": .texts(["transition"] + others),
        ]
        return line
    }

    /// The line as JSON, without a line break.
    public var text: String {
        let pairs = values.sorted { $0.key < $1.key }.map { "\(Self.json($0.key)):\(Self.json($0.value))" }
        return "{\(pairs.joined(separator: ","))}"
    }

    private static func json(_ value: Value) -> String {
        switch value {
        case .text(let text): json(text)
        case .texts(let texts): "[\(texts.map(json).joined(separator: ","))]"
        case .flag(let flag): "\(flag)"
        case .number(let number): number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
        }
    }

    private static func json(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where scalar.value < 0x20: String(format: "\\u%04x", scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
