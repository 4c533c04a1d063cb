import Foundation

/// A short stand-in for some bytes, 128 bits long: the same in every run, different for different bytes.
///
/// Good against accidents, not against people who make two files alike on purpose; what they deceive is their own cache.
struct ContentDigest: Hashable, Codable, Sendable {
    private var high: UInt64
    private var low: UInt64

    private static let factors: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)

    /// Cost: about two multiplications for every eight bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        (high, low) = (0x1656_67B1_9E37_79F9, UInt64(bytes.count))
        var rest = bytes
        while rest.count >= 8 {
            take(UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self)))
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
        }
        var last: UInt64 = 0
        for byte in rest.reversed() { last = last << 8 | UInt64(byte) }
        take(last)
        take(0)
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { ContentDigest(UnsafeRawBufferPointer($0)) }
    }

    init(_ data: Data) {
        self = data.withUnsafeBytes { ContentDigest($0) }
    }

    private mutating func take(_ word: UInt64) {
        let first = (high ^ word).multipliedFullWidth(by: Self.factors.0)
        let second = (low ^ word).multipliedFullWidth(by: Self.factors.1)
        high = (first.high ^ first.low) &+ (low << 23 | low >> 41)
        low = (second.high ^ second.low) &+ (high << 31 | high >> 33)
    }

    /// Thirty-two hexadecimal digits.
    var hexadecimal: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// What an entry of the cache depends on, gathered piece by piece.
struct CacheKey {
    private var text = ""

    /// Begins with what kind of entry it is and which tool wrote it.
    init(_ kind: String, _ tool: String) {
        add(kind)
        add(tool)
    }

    /// Adds a piece; its length goes before it, so that no two rows of pieces look the same.
    mutating func add(_ piece: String) { text += "\(piece.utf8.count):\(piece)" }

    func adding(_ piece: String) -> CacheKey {
        var key = self
        key.add(piece)
        return key
    }

    /// Adds everything that a value consists of, whatever is added to its type later: sets and dictionaries in order.
    mutating func add(allOf value: Any) { add(Self.words(for: value)) }

    var digest: ContentDigest { ContentDigest(text) }

    private static func words(for value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        let parts = mirror.children.map { "\($0.label ?? "")=\(words(for: $0.value))" }
        switch mirror.displayStyle {
        case .set?, .dictionary?: return "{\(parts.sorted().joined(separator: ","))}"
        case nil where parts.isEmpty, .enum? where parts.isEmpty: return "\(value)"
        default: return "\(mirror.subjectType)(\(parts.joined(separator: ",")))"
        }
    }
}
