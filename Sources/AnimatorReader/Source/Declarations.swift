/// The names that a file declares or extends, told from its bytes without parsing it.
struct DeclaredNames {
    /// Classes, structs, enums and protocols.
    private(set) var types: [NameHash] = []
    /// What the types are said to inherit from or conform to.
    private(set) var parents: [NameHash] = []
    /// Types that are extended.
    private(set) var extended: [NameHash] = []
    /// Functions and properties, whoever they belong to.
    private(set) var members: [NameHash] = []

    init(_ text: String) {
        var text = text
        text.withUTF8 { scan($0) }
    }

    /// Looks at every word that follows a declaring keyword. Words in comments and strings count too: a file too many is
    /// parsed then, never one too few.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        var keyword: Keyword?
        while position < bytes.count {
            guard bytes[position].isWordStart else {
                if bytes[position] != UInt8(ascii: " ") { keyword = nil }
                position += 1
                continue
            }
            let start = position
            position = bytes.endOfWord(from: start)
            let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
            // In `class func` the first word declares no type.
            if keyword == .type, Keyword(word) == .member {
                keyword = .member
                continue
            }
            if let keyword {
                enter(NameHash(word), as: keyword)
                if keyword == .type { position = inheritance(bytes, from: position) }
            }
            keyword = Keyword(word)
        }
    }

    /// Reads the names between a type's colon and its brace; returns where it stopped.
    private mutating func inheritance(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}") { end += 1 }
        NameHash.forEachWord(of: UnsafeBufferPointer(rebasing: bytes[start..<end])) { parents.append($0) }
        return end
    }

    private mutating func enter(_ name: NameHash, as keyword: Keyword) {
        switch keyword {
        case .type: types.append(name)
        case .extension: extended.append(name)
        case .member: members.append(name)
        }
    }

    private enum Keyword {
        case type, `extension`, member

        init?(_ word: UnsafeBufferPointer<UInt8>) {
            // The length and the first letter rule out nearly all words without a comparison.
            switch (word.count, word[0]) {
            case (5, UInt8(ascii: "c")) where word.elementsEqual("class".utf8): self = .type
            case (6, UInt8(ascii: "s")) where word.elementsEqual("struct".utf8): self = .type
            case (4, UInt8(ascii: "e")) where word.elementsEqual("enum".utf8): self = .type
            case (5, UInt8(ascii: "a")) where word.elementsEqual("actor".utf8): self = .type
            case (8, UInt8(ascii: "p")) where word.elementsEqual("protocol".utf8): self = .type
            case (9, UInt8(ascii: "e")) where word.elementsEqual("extension".utf8): self = .extension
            case (4, UInt8(ascii: "f")) where word.elementsEqual("func".utf8): self = .member
            case (3, UInt8(ascii: "v")) where word.elementsEqual("var".utf8): self = .member
            default: return nil
            }
        }
    }
}

extension UInt8 {
    var isWordStart: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80
    }
    var isWord: Bool { isWordStart || self &- UInt8(ascii: "0") < 10 }
}
