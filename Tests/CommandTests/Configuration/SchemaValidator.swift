import Foundation

/// Holds JSON values against the part of JSON schema that the configuration's schema uses.
struct SchemaValidator {
    /// A keyword that this validator knows nothing of: what it says would go unchecked.
    struct UnknownKeyword: Error {
        var name: String
    }

    let schema: [String: Any]

    /// Where the value does not fit, as paths of keys.
    func faults(in value: Any) throws -> [String] {
        try Self.faults(value, schema, path: "")
    }

    private static func faults(_ value: Any, _ schema: [String: Any], path: String) throws -> [String] {
        var faults: [String] = []
        func require(_ truth: Bool) { if !truth { faults.append(path) } }
        for (keyword, rule) in schema {
            switch keyword {
            case "$schema", "title", "description": break
            case "type": require(isType(rule as! String, value))
            case "enum": require((rule as! [String]).contains { $0 == value as? String })
            case "minLength": require((value as? String).map { $0.count >= rule as! Int } ?? true)
            case "minimum":
                require((value as? NSNumber).map { $0.doubleValue >= (rule as! NSNumber).doubleValue } ?? true)
            case "items":
                for element in value as? [Any] ?? [] {
                    faults += try Self.faults(element, rule as! [String: Any], path: path + "[]")
                }
            case "properties":
                for (key, inner) in rule as! [String: Any] {
                    guard let member = (value as? [String: Any])?[key] else { continue }
                    faults += try Self.faults(member, inner as! [String: Any], path: "\(path)/\(key)")
                }
            case "additionalProperties":
                let known = Set((schema["properties"] as! [String: Any]).keys)
                faults += (value as? [String: Any] ?? [:]).keys.filter { !known.contains($0) }.map { "\(path)/\($0)" }
            default: throw UnknownKeyword(name: keyword)
            }
        }
        return faults
    }

    private static func isType(_ name: String, _ value: Any) -> Bool {
        // Foundation keeps truth values in numbers whose type is a character's.
        let isTruth = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
        switch name {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return isTruth
        case "integer":
            guard !isTruth, let number = value as? NSNumber else { return false }
            return number.doubleValue.rounded() == number.doubleValue
        default: return false
        }
    }
}
