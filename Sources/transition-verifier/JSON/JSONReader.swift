import Foundation

/// Reads JSON and remembers the place of everything; Foundation's reader forgets it.
///
/// Strings and numbers themselves are left to Foundation, as soon as it is known where they end.
struct JSONReader {
    /// What keeps a text from being JSON, and where.
    struct Failure: Error, Equatable {
        var place: JSONNode.Place
        var message: String
    }

    /// Lists and objects may lie in each other so deep.
    static let mostLevels = 200

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var level = 0

    /// The one value that the text holds.
    static func read(_ text: String) throws(Failure) -> JSONNode {
        var reader = JSONReader(bytes: Array(text.utf8))
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let node = try reader.value()
        reader.skipBlanks()
        guard reader.next == nil else { throw reader.failure("nothing may follow the value") }
        return node
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    private var place: JSONNode.Place { JSONNode.Place(line: line, column: position - lineStart + 1) }

    private func failure(_ message: String) -> Failure {
        Failure(place: place, message: next == nil ? "the text ends too early: \(message)" : message)
    }

    private mutating func skipBlanks() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            position += 1
            if byte == 0x0A || (byte == 0x0D && next != 0x0A) {
                line += 1
                lineStart = position
            }
        }
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSONNode {
        skipBlanks()
        let start = place
        switch next {
        case UInt8(ascii: "{"): return JSONNode(value: .object(try members()), place: start)
        case UInt8(ascii: "["): return JSONNode(value: .array(try elements()), place: start)
        case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), place: start)
        default: return JSONNode(value: try word(), place: start)
        }
    }

    private mutating func members() throws(Failure) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        try list("}") { (reader) throws(Failure) in
            reader.skipBlanks()
            let start = reader.place
            guard reader.next == UInt8(ascii: "\"") else { throw reader.failure("a key in quotes is needed here") }
            let key = try reader.string()
            guard reader.takes(":") else { throw reader.failure("a colon is needed after a key") }
            members.append(JSONNode.Member(key: key, place: start, value: try reader.value()))
        }
        return members
    }

    private mutating func elements() throws(Failure) -> [JSONNode] {
        var elements: [JSONNode] = []
        try list("]") { (reader) throws(Failure) in elements.append(try reader.value()) }
        return elements
    }

    /// What stands between an opening bracket, where the reader is, and its closing one, with commas between.
    private mutating func list(
        _ end: Unicode.Scalar, _ element: (inout JSONReader) throws(Failure) -> Void
    ) throws(Failure) {
        guard level < Self.mostLevels else { throw failure("nested deeper than \(Self.mostLevels) levels") }
        level += 1
        defer { level -= 1 }
        position += 1
        if takes(end) { return }
        repeat { try element(&self) } while takes(",")
        guard takes(end) else { throw failure("a comma or '\(end)' is needed here") }
    }

    private mutating func string() throws(Failure) -> String {
        let start = position
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            throw failure("this text has no closing quote")
        }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start...end])) else {
            throw failure("this text has an escape that JSON does not know")
        }
        position = end + 1
        return text
    }

    private mutating func word() throws(Failure) -> JSONNode.Value {
        let token = bytes[position...].prefix { !"{}[]\",: \t\r\n".utf8.contains($0) }
        let text = String(decoding: token, as: UTF8.self)
        let value: JSONNode.Value
        switch text {
        case "true": value = .bool(true)
        case "false": value = .bool(false)
        case "null": value = .null
        default:
            guard let number = try? JSONDecoder().decode(Double.self, from: Data(token)) else {
                throw failure(text.isEmpty ? "a value is needed here" : "'\(text)' is no JSON value")
            }
            value = .number(number)
        }
        position += token.count
        return value
    }
}
