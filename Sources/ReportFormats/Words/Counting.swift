/// "1 state", "1,204 states".
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// The number with commas between its thousands.
func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: position)
        position -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
}

extension Array where Element: Hashable {
    /// The elements in the order of their first occurrence, each once.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
