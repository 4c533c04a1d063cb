/// The body of a function, told from a file's bytes without parsing it.
struct FunctionBody: Equatable, Sendable {
    /// The function's name; nil for an operator's and for one between backticks.
    var name: NameHash?
    /// From its opening brace to behind its closing one.
    var bytes: Range<Int>
}

/// Finds the bodies of the functions that stand at a file's top level or in its types.
///
/// Functions inside other code are parts of that, and what `#if` holds is left alone. Whoever leaves out a body that
/// was found must make sure that the parser takes it for one: `actor`, say, is a type's keyword here and may be a name.
struct FunctionBodyFinder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var scanner: CodeScanner
    private var bodies: [FunctionBody] = []
    /// What the next brace belongs to.
    private var pending = Pending.other
    /// How many types' braces are open.
    private var types = 0
    /// How many `#if` are.
    private var conditions = 0

    private enum Pending {
        case other, type
        case function(NameHash?)
    }

    /// The bodies in their order, up to where it cannot be told any more what is one; none where braces do not match.
    static func bodies(in text: String) -> [FunctionBody] {
        var text = text
        return text.withUTF8 { bytes in
            var finder = FunctionBodyFinder(bytes)
            return finder.find() ? finder.bodies : []
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        scanner = CodeScanner(bytes)
    }

    /// Answers whether the braces match, as far as that can be told.
    private mutating func find() -> Bool {
        var isBehindPeriod = false
        while true {
            let token = scanner.next()
            switch token {
            case .end: return types == 0
            case .doubt: return true
            case .word(let range):
                if !isBehindPeriod { take(range) }
            case .directive(let range): direct(range)
            case .open(let bracket):
                guard open(bracket) else { return true }
            case .close(let bracket):
                guard bracket == UInt8(ascii: "}"), types > 0 else { return false }
                types -= 1
                pending = .other
            case .other(UInt8(ascii: ";")): pending = .other
            case .other: break
            }
            isBehindPeriod = token == .other(UInt8(ascii: "."))
        }
    }

    /// Words with which a declaration begins that is neither a type nor a function.
    private static let others: Set<String> = [
        "associatedtype", "case", "deinit", "import", "init", "let", "macro", "operator", "precedencegroup",
        "subscript", "typealias", "var",
    ]
    private static let typeWords: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]
    private static let longestWord = 15

    private mutating func take(_ range: Range<Int>) {
        guard range.count <= Self.longestWord, bytes[range.lowerBound] >= UInt8(ascii: "a") else { return }
        let word = String(decoding: bytes[range], as: UTF8.self)
        if word == "func" {
            pending = .function(functionName())
        } else if Self.typeWords.contains(word) {
            pending = .type
        } else if Self.others.contains(word) {
            pending = .other
        }
    }

    private mutating func functionName() -> NameHash? {
        guard case .word(let name) = scanner.next() else { return nil }
        return NameHash(UnsafeBufferPointer(rebasing: bytes[name]))
    }

    private mutating func direct(_ range: Range<Int>) {
        switch bytes[range] {
        case let word where word.elementsEqual("if".utf8): conditions += 1
        case let word where word.elementsEqual("endif".utf8): conditions -= 1
        default: return
        }
        pending = .other
    }

    /// False where what the bracket holds has no end in sight.
    private mutating func open(_ bracket: UInt8) -> Bool {
        let start = scanner.position - 1
        if bracket == UInt8(ascii: "{"), case .type = pending {
            types += 1
            pending = .other
            return true
        }
        guard scanner.skip(afterOpening: bracket) else { return false }
        guard bracket == UInt8(ascii: "{") else { return true }
        if case .function(let name) = pending, conditions == 0 {
            bodies.append(FunctionBody(name: name, bytes: start..<scanner.position))
        }
        pending = .other
        return true
    }
}
