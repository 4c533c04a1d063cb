/// Makes Swift files that nobody would write out of some that people would.
struct Mutator {
    private var random: SplitMix
    private let sources: [[String]]

    /// Words that change what a piece of code is.
    private static let words = [
        "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", ";", ".", "?", "!", "=", "==", "->", "@escaping", "@objc",
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit", "subscript",
        "if", "else", "guard", "switch", "case", "default", "for", "in", "while", "repeat", "return", "throw", "try",
        "defer", "break", "continue", "self", "super", "nil", "true", "false", "weak", "lazy", "static", "override",
        "#if DEBUG", "#else", "#endif", "\"", "\"\"\"", "\\(", "//", "/*", "*/", "`", "é", "\u{0}", "0x", "1e9",
        "transitionContext", "completeTransition(true)", "UIView.animate", "animateTransition", "await", "some", "any",
    ]

    /// A mutator whose inputs depend on nothing but the sources and its seed.
    init(sources: [String], seed: UInt64) {
        self.sources = sources.map(Self.pieces)
        random = SplitMix(seed: seed)
    }

    /// A text as words, signs and blanks.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var wasWord = false
        for character in text {
            let isWord = character.isLetter || character.isNumber || character == "_"
            if isWord, wasWord {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
            wasWord = isWord
        }
        return pieces
    }

    mutating func input() -> String {
        var pieces = sources.randomElement(using: &random)!
        for _ in 0..<Int.random(in: 1...12, using: &random) where !pieces.isEmpty { mutate(&pieces) }
        return pieces.joined()
    }

    private mutating func mutate(_ pieces: inout [String]) {
        let range = self.range(in: pieces)
        let place = range.lowerBound
        switch Int.random(in: 0..<9, using: &random) {
        case 0: pieces.removeSubrange(range)
        case 1: pieces.insert(contentsOf: pieces[range], at: place)
        case 2: pieces[place] = Self.words.randomElement(using: &random)!
        case 3: pieces.insert(Self.words.randomElement(using: &random)!, at: place)
        case 4:
            let other = pieces.indices.randomElement(using: &random)!
            pieces.swapAt(place, other)
        case 5:
            let donor = sources.randomElement(using: &random)!
            pieces.replaceSubrange(range, with: donor[self.range(in: donor)])
        case 6: pieces.removeSubrange(place...)
        case 7:
            // The same over and over: deep nesting, long chains.
            let count = [3, 30, 300].randomElement(using: &random)!
            let piece = range.count < 6 ? Array(pieces[range]) : [Self.words.randomElement(using: &random)!]
            pieces.insert(contentsOf: (0..<count).flatMap { _ in piece }, at: place)
        default:
            // One name for another: things are taken for what they are not.
            let name = pieces[place]
            let other = pieces.randomElement(using: &random)!
            for number in pieces.indices where pieces[number] == name { pieces[number] = other }
        }
    }

    /// Some pieces in a row, mostly few, at least one.
    private mutating func range(in pieces: [String]) -> Range<Int> {
        let start = pieces.indices.randomElement(using: &random)!
        let longest = [1, 3, 20, 200].randomElement(using: &random)!
        return start..<min(pieces.count, start + Int.random(in: 1...longest, using: &random))
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
