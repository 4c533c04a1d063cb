/// What a place in the configuration may hold: checking, the schema and messages all come from this.
indirect enum ConfigurationShape: Sendable {
    /// Any text that is not empty.
    case text
    /// One of these words.
    case word([String])
    /// A whole number that is at least 1.
    case positiveNumber
    /// `true` or `false`.
    case answer
    /// Several of the same kind.
    case list(ConfigurationShape)
    /// An object with some of these keys.
    case keys([ConfigurationKey])

    /// For messages: "a whole number from 1".
    var expectation: String {
        switch self {
        case .text: "text"
        case .word(let words): words.alternatives
        case .positiveNumber: "a whole number from 1"
        case .answer: "true or false"
        case .list: "a list"
        case .keys: "an object"
        }
    }
}

/// One key of the configuration, or of an object in it.
struct ConfigurationKey: Sendable {
    var name: String
    var shape: ConfigurationShape
    /// One sentence.
    var summary: String
}
