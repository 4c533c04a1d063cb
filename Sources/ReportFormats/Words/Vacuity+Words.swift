import TransitionModel

extension Vacuity {
    /// "never cancelled: not-restored-on-cancel and continues-after-cancel have nothing to say".
    var words: String {
        let others = rules.dropLast().joined(separator: ", ")
        let names = [others, rules.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
        return "\(reason): \(names) \(rules.count == 1 ? "has" : "have") nothing to say"
    }
}

extension AnimatorVerdict {
    /// "never reached: Fade.swift:12, 14", the file named where it is another than the one before; `nil` for none.
    var neverReachedWords: String? {
        guard !neverReached.isEmpty else { return nil }
        var file: String?
        let places = neverReached.map { place in
            defer { file = place.file }
            return place.file == file ? "\(place.line)" : "\(place.file):\(place.line)"
        }
        return "never reached: \(places.joined(separator: ", "))"
    }
}
