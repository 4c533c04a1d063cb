/// A name as a number, so that the names of thousands of files are cheap to keep and to compare.
///
/// Two names may share a number, once in a billion billions: a file too many is parsed then, never one too few.
struct NameHash: Hashable, Sendable {
    let bits: UInt64

    init(_ name: String) {
        var name = name
        bits = name.withUTF8 { Self.bits(of: $0) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        bits = Self.bits(of: bytes)
    }

    init(bits: UInt64) {
        self.bits = bits
    }

    /// FNV-1a: the same in every run, unlike Swift's own.
    private static func bits(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var bits: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return bits
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bits) }
    static func == (left: NameHash, right: NameHash) -> Bool { left.bits == right.bits }
}

extension NameHash {
    /// Calls back for every word in some bytes, whatever they are: code, comments, strings.
    static func forEachWord(of bytes: UnsafeBufferPointer<UInt8>, _ take: (NameHash) -> Void) {
        var position = 0
        while position < bytes.count {
            guard bytes[position].isWordStart else {
                position += 1
                continue
            }
            let end = bytes.endOfWord(from: position)
            take(NameHash(UnsafeBufferPointer(rebasing: bytes[position..<end])))
            position = end
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the word ends that begins or goes on at a place.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < count, self[end].isWord { end += 1 }
        return end
    }
}

extension Set<NameHash> {
    /// Whether any of the names is in the set.
    func containsAny(of names: [NameHash]) -> Bool { names.contains(where: contains) }
}
