/// Finds the word that somebody probably meant.
public enum NearestWord {
    /// The nearest of the words, or nil where none is near enough to be worth a suggestion.
    public static func find(_ word: String, among words: [String]) -> String? {
        let given = word.lowercased()
        guard given.contains(where: \.isLetter) else { return nil }
        let ranked = words.map { candidate in
            (word: candidate, distance: distance(Array(given), Array(candidate.lowercased())))
        }
        if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, given.count / 3) {
            return best.word
        }
        return given.count >= 3 ? words.first { $0.lowercased().hasPrefix(given) } : nil
    }

    /// How many letters must be put in, left out, changed or swapped with their neighbour.
    public static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
