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

extension Set<NameHash> {
    /// Whether any of the names is in the set.
    func containsAny(of names: [NameHash]) -> Bool { names.contains(where: contains) }
}
