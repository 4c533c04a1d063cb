/// One command of the tool: parsing, help and completions all come from this.
struct CommandDescription: Sendable {
    /// What stands after a command's options.
    struct Operand: Sendable {
        /// What stands for it in help: `PATH`.
        var placeholder: String
        var isRepeatable = false
        /// What may stand there; nil for files.
        var words: [String]?
        var isOptional = false
        /// One line.
        var help: String

        /// `PATH…`.
        var usage: String {
            let name = isRepeatable ? "\(placeholder)…" : placeholder
            return isOptional ? "[\(name)]" : name
        }
    }

    /// Words with their meanings.
    struct Table: Sendable {
        var title: String
        var rows: [(word: String, meaning: String)]
    }

    var name: String
    /// One line that ends with a full stop.
    var summary: String
    var operand: Operand?
    var options: [OptionDescription] = []
    /// Tables that follow the options in help.
    var tables: [Table] = []
    /// Paragraphs that follow these.
    var discussion: String = ""

    /// The command's options and those that every command has.
    var allOptions: [OptionDescription] { options + [.help] }
}

extension OptionDescription {
    /// Understood everywhere.
    static let help = OptionDescription(name: "--help", help: "Show this help")
}
