extension StringProtocol {
    /// The text with other text in the place of some scalars.
    ///
    /// Scalars, not characters: a quotation mark with an accent on it still ends a string, half a line break a line.
    func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
        var escaped = ""
        escaped.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            if let replacement = replacements[scalar] {
                escaped += replacement
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
