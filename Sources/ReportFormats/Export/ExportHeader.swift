import Foundation
import TransitionModel

/// What stands at the head of an exported model, whatever the language: what it is a model of, and what can break.
struct ExportHeader {
    let model: StandaloneModel

    init(_ model: StandaloneModel) {
        self.model = model
    }

    /// Plain lines, without the language's marks for comments.
    var lines: [String] {
        var lines = [
            "\(model.name.forComment) (\(model.location.short.forComment)), \(model.scenario.circumstances)",
            "",
            "Written by transition-verifier, which found \(model.states) states in it.",
        ]
        if model.beginnings.count > 1 {
            lines.append("The story may begin in \(model.beginnings.count) ways.")
        }
        lines.append("")
        if model.breaches.isEmpty { lines.append("No rule is broken.") } else { lines.append("Some run breaks:") }
        for (number, breach) in model.breaches.enumerated() {
            let severity = breach.isDoubt ? "not understood" : breach.severity.rawValue
            lines.append(
                "  \(number). \(breach.location.short.forComment): \(severity): \(breach.message.forComment) "
                    + "[\(breach.rule)]")
        }
        return lines
    }
}

extension SourceLocation {
    /// The file and the line.
    var short: String { "\(file):\(line)" }
}

extension String {
    /// The text with nothing in it that would end a comment or a line.
    var forComment: String {
        replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "*/", with: "* /")
            .replacingOccurrences(of: "/*", with: "/ *").replacingOccurrences(of: "(*", with: "( *")
            .replacingOccurrences(of: "*)", with: "* )")
    }

    /// The text as part of a string that is printed by a format: no quotes, no escapes, no formats.
    var forString: String {
        forComment.replacingOccurrences(of: "\\", with: "/").replacingOccurrences(of: "\"", with: "'")
            .replacingOccurrences(of: "%", with: "percent")
    }

    var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
