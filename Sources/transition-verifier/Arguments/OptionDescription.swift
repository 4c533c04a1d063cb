/// One option of a command: parsing, help and completions all come from this.
struct OptionDescription: Hashable, Sendable {
    /// What follows an option's name.
    enum Argument: Hashable, Sendable {
        case none
        /// One of these words.
        case oneOf([String])
        /// A whole number that is at least 1.
        case positiveNumber
        case file
    }

    /// The name with its dashes: `--format`.
    var name: String
    var argument: Argument = .none
    /// What stands for the argument in help: `FORMAT`.
    var placeholder = ""
    /// Whether giving it again adds a value; otherwise the last one holds.
    var isRepeatable = false
    /// One line.
    var help: String

    /// `--format FORMAT`.
    var usage: String {
        argument == .none ? name : "\(name) \(placeholder)"
    }

    /// What the option wants, for messages: "text or json".
    var expectation: String {
        switch argument {
        case .none: "no value"
        case .oneOf(let words): words.alternatives
        case .positiveNumber: "a whole number from 1"
        case .file: "a file"
        }
    }

    /// The help line with the words that may be given.
    var detailedHelp: String {
        var help = help
        if case .oneOf(let words) = argument { help += ": \(words.alternatives)" }
        return help + (isRepeatable ? " (may be repeated)." : ".")
    }
}

extension [String] {
    /// "text, json or dot".
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) or \(last)"
    }
}
