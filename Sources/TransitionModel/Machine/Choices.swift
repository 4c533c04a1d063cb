/// The choices made within one step, so that all of them can be gone through one after the other.
struct Choices: Sendable {
    private var script: [Int] = []
    private var widths: [Int] = []
    private var position = 0

    /// Whether the next choice has not been made before.
    var isNew: Bool { position == script.count }

    /// How many were made so far, and how many are known.
    var made: Int { position }
    var count: Int { script.count }

    /// Goes back, or on, to where so many were made.
    mutating func resume(after made: Int) { position = made }

    /// One of so many alternatives.
    mutating func choose(_ count: Int) -> Int {
        guard count > 1 else { return 0 }
        defer { position += 1 }
        if position < script.count { return script[position] }
        script.append(0)
        widths.append(count)
        return 0
    }

    /// The same choices, to be made once more.
    var again: Choices {
        var choices = self
        choices.position = 0
        return choices
    }

    /// Goes on to the next combination; false when all were made.
    mutating func advance() -> Bool {
        script.removeLast(script.count - position)
        widths.removeLast(widths.count - position)
        position = 0
        while let last = script.last {
            if last + 1 < widths[widths.count - 1] {
                script[script.count - 1] = last + 1
                return true
            }
            script.removeLast()
            widths.removeLast()
        }
        return false
    }
}

/// The places within one event where a choice is due, with everything that what follows depends on.
///
/// Two ways that come to the same place in the same situation go on alike, so only the first need be followed: this
/// keeps many small conditions in one callback from multiplying.
final class Crossroads {
    /// Everything but the state.
    struct Situation: Hashable, Sendable {
        var frames: [Int]
        var turn: Execution.Turn
        var breaches: [Breach]
        var leftByGuard: Bool
        var reachedMain: Bool
        var reachedOwn: Bool

        /// The rest is nearly always the same.
        func hash(into hasher: inout Hasher) {
            for frame in frames { hasher.combine(frame) }
        }
    }

    private struct Arrival: Hashable {
        var fields: [UInt16]
        var situation: Situation
        /// The fields that had no say in the way that led here, in a trial.
        var unfounded: [Bool]

        func hash(into hasher: inout Hasher) {
            hasher.combine(Self.mixture(of: fields))
            hasher.combine(situation)
        }

        /// Nobody chooses states to collide, so a multiplication for four fields is hashing enough.
        private static func mixture(of fields: [UInt16]) -> UInt64 {
            fields.withUnsafeBytes { bytes in
                var mixture = UInt64(truncatingIfNeeded: bytes.count)
                var offset = 0
                while offset + 8 <= bytes.count {
                    mixture = (mixture ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                        &* 0x9E37_79B9_7F4A_7C15
                    mixture ^= mixture >> 29
                    offset += 8
                }
                while offset < bytes.count {
                    mixture = (mixture ^ UInt64(bytes[offset])) &* 0x9E37_79B9_7F4A_7C15
                    offset += 1
                }
                return mixture
            }
        }
    }

    private var seen: Set<Arrival> = []

    /// Whether nobody was here before in the same state.
    func arrive(_ situation: Situation, _ fields: [UInt16], unfounded: [Bool] = []) -> Bool {
        seen.insert(Arrival(fields: fields, situation: situation, unfounded: unfounded)).inserted
    }
}
