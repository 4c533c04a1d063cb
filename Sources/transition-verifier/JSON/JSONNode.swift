/// A JSON value that knows where it stands, so that what is wrong with it can be shown.
struct JSONNode: Equatable {
    /// A place in a file: line, and column in UTF-8 bytes, both from 1.
    struct Place: Equatable {
        var line: Int
        var column: Int
    }

    /// One `"key": value`.
    struct Member: Equatable {
        var key: String
        /// Where the key begins.
        var place: Place
        var value: JSONNode
    }

    indirect enum Value: Equatable {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    var value: Value
    /// Where it begins.
    var place: Place

    /// What it is, for messages: "text", "a list", "1.5".
    var kind: String {
        switch value {
        case .object: "an object"
        case .array: "a list"
        case .string: "text"
        case .number(let number): number.rounded() == number ? "\(Int(exactly: number) ?? .max)" : "\(number)"
        case .bool(let truth): "\(truth)"
        case .null: "null"
        }
    }

    /// The value of an object's key; the last one where it is given twice.
    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The text, where it is one.
    var text: String? {
        if case .string(let text) = value { text } else { nil }
    }
}
