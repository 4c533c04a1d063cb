/// The choices made within one step, so that all of them can be gone through one after the other.
struct Choices: Sendable {
    private var script: [Int] = []
    private var widths: [Int] = []
    private var position = 0

    /// Whether the next choice has not been made before.
    var isNew: Bool { position == script.count }

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
    struct Situation: Hashable {
        var fields: [UInt16]
        var frames: [Int]
        var turn: Execution.Turn
        var breaches: [Breach]
        var marks: [Bool]
        /// Of the fields and frames, found once: a set that grows asks for it again, and all else is nearly always the same.
        private let digest: UInt64

        init(fields: [UInt16], frames: [Int], turn: Execution.Turn, breaches: [Breach], marks: [Bool]) {
            self.fields = fields
            self.frames = frames
            self.turn = turn
            self.breaches = breaches
            self.marks = marks
            var digest: UInt64 = 0
            func mix(_ word: UInt64) {
                digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
                digest ^= digest >> 29
            }
            for frame in frames { mix(UInt64(truncatingIfNeeded: frame)) }
            for field in fields { mix(UInt64(field)) }
            self.digest = digest
        }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    private var seen: Set<Situation> = []

    /// Whether nobody was here before.
    func arrive(_ situation: Situation) -> Bool { seen.insert(situation).inserted }
}
