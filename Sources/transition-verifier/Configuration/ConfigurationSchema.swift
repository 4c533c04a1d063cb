import Foundation

/// The JSON schema of configuration files, for editors that complete and check them.
enum ConfigurationSchema {
    /// The whole document, ending with a line break.
    static func text() throws -> String {
        var schema = object(for: .configuration)
        schema["$schema"] = "http://json-schema.org/draft-07/schema#"
        schema["title"] = "Configuration of \(Tool.name)"
        let data = try JSONSerialization.data(
            withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func object(for shape: ConfigurationShape) -> [String: Any] {
        switch shape {
        case .text: ["type": "string", "minLength": 1]
        case .word(let words): ["type": "string", "enum": words]
        case .positiveNumber: ["type": "integer", "minimum": 1]
        case .answer: ["type": "boolean"]
        case .list(let element): ["type": "array", "items": object(for: element)]
        case .keys(let keys):
            [
                "type": "object", "additionalProperties": false,
                "properties": Dictionary(
                    uniqueKeysWithValues: keys.map { key in
                        (key.name, object(for: key.shape).merging(["description": key.summary]) { own, _ in own })
                    }),
            ]
        }
    }
}
