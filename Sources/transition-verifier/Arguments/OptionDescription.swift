/// One option of a command: parsing, help and completions all come from this.
struct OptionDescription: Hashable, Sendable {
    /// What follows an option's name.
    enum Argument: Hashable, Sendable {
        case none
        /// One of these words.
        case oneOf([String])
        /// One of these words, and where a colon follows it, a file behind that.
        case wordAndFile([String])
        /// A whole number that is at least 1.
        case positiveNumber
        case file
        /// Any word: something's name.
        case word
    }

    /// The name with its dashes: `--format`.
    var name: String
    var argument: Argument = .none
    /// What stands for the argument in help: `FORMAT`.
    var placeholder = ""
    /// Whether giving it again adds a value; otherwise the last one holds.
    var isRepeatable = false
    /// Whether the words that may be given have a table of their own in help.
    var hasTable = false
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
        case .wordAndFile(let words): "\(words.alternatives), then perhaps a colon and a file"
        case .positiveNumber: "a whole number from 1"
        case .file: "a file"
        case .word: "a name"
        }
    }

    /// The help line with the words that may be given.
    var detailedHelp: String {
        var help = help
        switch argument {
        case .oneOf(let words) where !hasTable, .wordAndFile(let words) where !hasTable: help += ": \(words.alternatives)"
        case .none, .oneOf, .wordAndFile, .positiveNumber, .file, .word: break
        }
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
