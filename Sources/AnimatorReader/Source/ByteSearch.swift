/// Looks for several byte strings at once, by the shifts of Wu and Manber: most bytes are never looked at.
struct ByteSearch: Sendable {
    private let needles: [[UInt8]]
    /// The length of the shortest needle: of each only so many bytes decide how far to move on.
    private let length: Int
    /// How far to move on after two bytes, by their hash; 0 where some needle's beginning may end here.
    private let shifts: [UInt8]

    private static let tableSize = 1 << 12

    /// Makes the table; no needle may be shorter than two bytes.
    init(_ texts: [String]) {
        needles = texts.map { Array($0.utf8) }
        length = min(needles.map(\.count).min() ?? 2, 255)
        precondition(length >= 2, "too short to be looked for")
        var shifts = [UInt8](repeating: UInt8(length - 1), count: Self.tableSize)
        for needle in needles {
            for end in 1..<length {
                let place = Self.place(needle[end - 1], needle[end])
                shifts[place] = min(shifts[place], UInt8(length - 1 - end))
            }
        }
        self.shifts = shifts
    }

    private static func place(_ first: UInt8, _ second: UInt8) -> Int {
        (Int(first) << 5 ^ Int(second)) & (tableSize - 1)
    }

    /// Whether one of the needles occurs in a text.
    func occurs(in text: String) -> Bool {
        if let answer = text.utf8.withContiguousStorageIfAvailable({ occurs(in: $0) }) { return answer }
        return ContiguousArray(text.utf8).withUnsafeBufferPointer { occurs(in: $0) }
    }

    /// Whether one of the needles occurs in some bytes. Cost: about one look for every ten bytes.
    func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        shifts.withUnsafeBufferPointer { shifts in
            var end = length - 1
            while end < bytes.count {
                let shift = Int(shifts[Self.place(bytes[end - 1], bytes[end])])
                if shift == 0 {
                    if isNeedle(at: end - length + 1, of: bytes) { return true }
                    end += 1
                } else {
                    end += shift
                }
            }
            return false
        }
    }

    private func isNeedle(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        needles.contains { needle in
            bytes.count - start >= needle.count && needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
        }
    }
}
