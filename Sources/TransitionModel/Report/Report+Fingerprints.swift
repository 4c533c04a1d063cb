extension Finding {
    /// By place, then rule, the loudest first.
    static func areInOrder(_ left: Finding, _ right: Finding) -> Bool {
        (left.location, left.rule, right.severity, left.animator, left.message)
            < (right.location, right.rule, left.severity, right.animator, right.message)
    }
}

extension Report {
    /// Gives every finding its fingerprint: made of the rule, the code it points at, and its number among its equals.
    ///
    /// No line, no path and no severity has part in it, so it stays the same when code moves, files are renamed, or the
    /// project is checked out elsewhere.
    ///
    /// - Parameter code: what stands at a place, however it is laid out: the type and the statement.
    public mutating func addFingerprints(code: (SourceLocation) -> String?) {
        var equals: [String: Int] = [:]
        for number in findings.indices {
            let finding = findings[number]
            let text = "\(finding.rule)\n\(code(finding.location) ?? "\(finding.animator)\n\(finding.message)")"
            let count = equals[text, default: 0]
            equals[text] = count + 1
            findings[number].fingerprint = Fingerprint.of("\(text)\n\(count)")
        }
    }
}

/// A short stand-in for a text.
enum Fingerprint {
    /// Sixteen hexadecimal digits, the same in every run: FNV-1a over the text's UTF-8 bytes.
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
