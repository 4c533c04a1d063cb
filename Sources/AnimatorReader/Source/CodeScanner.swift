/// Splits Swift's bytes just finely enough to see which brackets belong together, without parsing.
///
/// What strings and comments hold is passed over; code in a string's `\(…)` is looked at as code. Where it takes a
/// parser to tell what stands there (a regex between slashes, an editor's placeholder) the answer is `doubt`.
struct CodeScanner {
    enum Token: Equatable {
        case word(Range<Int>)
        /// `#if`, without the `#`.
        case directive(Range<Int>)
        /// An opening or closing bracket: `(`, `]`, `{`.
        case open(UInt8), close(UInt8)
        /// Whatever else.
        case other(UInt8)
        case end
        case doubt
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next token is looked for.
    private(set) var position = 0
    /// How many strings stand in each other's `\(…)` here.
    private var nesting = 0

    /// Nobody writes more strings into each other, and each takes some of the stack.
    private static let deepest = 20

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func next() -> Token {
        while let byte = byte(0) {
            switch byte {
            case UInt8(ascii: " "), 9, 10, 11, 12, 13: position += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
                guard skipComment() else { return .doubt }
            case UInt8(ascii: "/"): return isOperator(at: position) ? other() : .doubt
            case UInt8(ascii: "*") where self.byte(1) == UInt8(ascii: "/"): return .doubt
            case UInt8(ascii: "<") where self.byte(1) == UInt8(ascii: "#"): return .doubt
            case UInt8(ascii: "\""): return skipString(pounds: 0) ? .other(byte) : .doubt
            case UInt8(ascii: "#"): return pound()
            case UInt8(ascii: "`"): return quotedName()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                position += 1
                return .open(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                position += 1
                return .close(byte)
            case _ where byte.isWordStart: return .word(word())
            case _ where byte.isWord:
                _ = word()
                return .other(byte)
            default: return other()
            }
        }
        return .end
    }

    /// Passes over everything up to the bracket that closes the one just met; false in doubt.
    mutating func skip(afterOpening bracket: UInt8) -> Bool {
        var open = [bracket]
        while let last = open.last {
            switch next() {
            case .open(let bracket): open.append(bracket)
            case .close(let bracket):
                guard bracket == Self.closing(last) else { return false }
                open.removeLast()
            case .end, .doubt: return false
            case .word, .directive, .other: break
            }
        }
        return true
    }

    private static func closing(_ bracket: UInt8) -> UInt8 {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    // MARK: Bytes

    private func byte(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// Whether so many of a byte stand at a distance from here.
    private func stands(_ wanted: UInt8, _ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == wanted }
    }

    private var isAtLineEnd: Bool { byte(0) == 10 || byte(0) == 13 }

    private mutating func other() -> Token {
        position += 1
        return .other(bytes[position - 1])
    }

    private mutating func word() -> Range<Int> {
        let start = position
        position = bytes.endOfWord(from: start)
        return start..<position
    }

    // MARK: Comments and names

    private mutating func skipLine() {
        while position < bytes.count, !isAtLineEnd { position += 1 }
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        repeat {
            guard let first = byte(0), let second = byte(1) else { return false }
            if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0
        return true
    }

    private mutating func pound() -> Token {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        switch byte(count) {
        case UInt8(ascii: "\"")?:
            position += count
            return skipString(pounds: count) ? .other(UInt8(ascii: "\"")) : .doubt
        case UInt8(ascii: "/")?: return .doubt
        case let byte? where count == 1 && byte.isWordStart:
            position += 1
            return .directive(word())
        default: return count == 1 ? other() : .doubt
        }
    }

    private mutating func quotedName() -> Token {
        position += 1
        while byte(0) != UInt8(ascii: "`") {
            guard position < bytes.count, !isAtLineEnd else { return .doubt }
            position += 1
        }
        return other()
    }

    /// Words behind which a slash may begin a regex.
    private static let beforeValues: Set<String> = [
        "as", "async", "await", "borrow", "case", "consume", "copy", "default", "defer", "discard", "do", "each",
        "else", "for", "guard", "if", "in", "is", "let", "repeat", "return", "switch", "then", "throw", "throws",
        "try", "unsafe", "var", "where", "while", "yield",
    ]

    /// Whether a slash is sure to be one of an operator's: a regex does not begin with a blank, nor right behind a
    /// value, and ends on its line.
    private func isOperator(at place: Int) -> Bool {
        guard let next = byte(1), next != UInt8(ascii: " "), next != 9 else { return true }
        if place > 0 {
            let last = bytes[place - 1]
            if last == UInt8(ascii: ")") || last == UInt8(ascii: "]") { return true }
            if last.isWord {
                let start = bytes[..<place].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
                let word = bytes[start..<place]
                // Other letters than ASCII's may be an operator's.
                return word.allSatisfy { $0 < 0x80 }
                    && !Self.beforeValues.contains(String(decoding: word, as: UTF8.self))
            }
        }
        let rest = bytes[(place + 1)...]
        return !rest.prefix { $0 != 10 && $0 != 13 }.contains(UInt8(ascii: "/"))
    }

    // MARK: Strings

    /// Passes over a string whose first quote stands here; false where its end is not to be seen.
    private mutating func skipString(pounds: Int) -> Bool {
        let quote = UInt8(ascii: "\"")
        let isLong = stands(quote, 3, at: 0)
        let quotes = isLong ? 3 : 1
        position += quotes
        if isLong {
            while byte(0) == UInt8(ascii: " ") || byte(0) == 9 { position += 1 }
            // `#"""#` is a string of one quote.
            guard isAtLineEnd else { return false }
        }
        while let byte = byte(0) {
            if byte == quote, stands(quote, quotes, at: 0), stands(UInt8(ascii: "#"), pounds, at: quotes) {
                position += quotes + pounds
                return true
            }
            if byte == UInt8(ascii: "\\"), stands(UInt8(ascii: "#"), pounds, at: 1) {
                position += 1 + pounds
                let isCode = self.byte(0) == UInt8(ascii: "(")
                if !isLong, isAtLineEnd { return false }
                position += 1
                if isCode, !skipCode() { return false }
            } else {
                if !isLong, isAtLineEnd { return false }
                position += 1
            }
        }
        return false
    }

    private mutating func skipCode() -> Bool {
        guard nesting < Self.deepest else { return false }
        nesting += 1
        defer { nesting -= 1 }
        return skip(afterOpening: UInt8(ascii: "("))
    }
}
