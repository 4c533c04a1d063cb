/// Brackets nested so that Swift's parser takes each for the beginning of a type, over and over.
///
/// Where `[` may begin a type, the parser looks ahead to its end, and does so once more for each bracket inside: its
/// time doubles with every level of `[[[[`, and grows fourfold with `[any [any [`. Nobody writes more than a few levels
/// of either; a file that has many would never be read to its end. `\(\(\(`, a key path's root in a key path's root, is
/// looked through to the end of the file at each level.
struct BracketChain {
    /// Twice the parser's time for each: about a tenth of a second in all.
    private static let longest = 15
    /// The most key paths' roots in each other: more would take longer than all the rest of a large file.
    private static let mostRoots = 40

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// How many times the parser's time has been doubled here.
    private var weight = 0
    /// How many key paths' roots have been opened here with nothing between them.
    private var roots = 0
    private var last = Token.other
    private var hasClosed = false

    private enum Token { case other, opener, word, colon, closer }

    /// The line and column, from 1, of the bracket that is one too many; nil where there is none.
    static func firstTooLong(in text: String) -> (line: Int, column: Int)? {
        var text = text
        return text.withUTF8 { bytes in
            var chain = BracketChain(bytes: bytes)
            guard let place = chain.firstTooLong() else { return nil }
            let before = bytes[..<place]
            let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            return (before.count { $0 == UInt8(ascii: "\n") } + 1, place - lineStart + 1)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func firstTooLong() -> Int? {
        while position < bytes.count {
            let place = position
            let outer = roots
            take(bytes[position])
            if weight > Self.longest || roots > Self.mostRoots { return place }
            if roots == outer, !bytes[place].isBlank { roots = 0 }
        }
        return nil
    }

    /// Takes one token and moves on behind it.
    private mutating func take(_ byte: UInt8) {
        switch byte {
        case _ where byte.isBlank: position += 1
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "\\") where next == UInt8(ascii: "("):
            reset()
            roots += 1
            go(on: .opener)
        case UInt8(ascii: "["): open(inCall: last == .word)
        case UInt8(ascii: "("): open(inCall: last == .word || last == .closer)
        case UInt8(ascii: "<"): go(on: .other)
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"):
            hasClosed = true
            go(on: .closer)
        case UInt8(ascii: ":"): go(on: .colon)
        case UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "&"): go(on: .other)
        case _ where byte.isWordStart: skipWord()
        default: reset()
        }
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private mutating func go(on token: Token) {
        last = token
        position += 1
    }

    /// Nothing that may be part of a type: the parser does not look further.
    private mutating func reset() {
        weight = 0
        hasClosed = false
        go(on: .other)
    }

    private mutating func open(inCall: Bool) {
        // `name[` and `name(` take no looking ahead, but for words that stand before types.
        guard !inCall || isBeforeType else { return reset() }
        switch last {
        case .opener: weight += 1
        case .colon: weight += hasClosed ? 1 : 0
        default: weight += weight == 0 ? 1 : 2
        }
        hasClosed = false
        go(on: .opener)
    }

    /// Whether the last word stands before types.
    private var isBeforeType = false

    private static let beforeTypes: Set<String> = [
        "any", "some", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated", "async", "throws",
    ]

    private mutating func skipWord() {
        let start = position
        position = bytes.endOfWord(from: start)
        let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
        isBeforeType =
            isAttribute || Self.beforeTypes.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        last = .word
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let pair = (bytes[position], next)
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                position += 1
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                position += 1
            }
            position += 1
        } while depth > 0 && position < bytes.count
    }

    /// Skips a string up to its end or, where it spans lines, only its quotes: what a few brackets in a text weigh
    /// does no harm.
    private mutating func skipString() {
        reset()
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\n") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self &- UInt8(ascii: "\t") < 5 }
}
