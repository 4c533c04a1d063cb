import TransitionModel

/// What is wrong with the arguments, in one line.
struct UsageError: Error, Equatable {
    var message: String

    /// What is wrong when each argument is right by itself.
    init(contradiction message: String) {
        self.message = message
    }

    /// Adds the nearest of the known words, or where to read on.
    init(_ complaint: String, nearest word: String? = nil, among words: [String] = [], command: String? = nil) {
        if let word, let nearest = NearestWord.find(word, among: words) {
            message = "\(complaint); did you mean '\(nearest)'?"
        } else {
            let parts = [Tool.name, command, "--help"].compactMap { $0 }
            message = "\(complaint); see '\(parts.joined(separator: " "))'"
        }
    }
}
