/// The choices made within one step, so that all of them can be gone through one after the other.
struct Choices {
    private var script: [Int] = []
    private var widths: [Int] = []
    private var position = 0

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
