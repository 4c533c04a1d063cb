/// Some bits of a state of which it must have any for an event to come.
struct EventNeed: BitwiseCopyable {
    private var word = 0
    private var bits: UInt64 = 0
    /// Not zero where nothing is known of the event.
    private var always: UInt64 = 1

    init() {}

    fileprivate init(word: Int, bits: UInt64) {
        self.word = word
        self.bits = bits
        always = 0
    }

    @inline(__always)
    func isMet(_ words: UnsafePointer<UInt64>) -> Bool { words[word] & bits | always != 0 }

    /// Which of up to 64 events have what they need, a bit for each.
    @inline(__always)
    static func met(_ needs: UnsafePointer<EventNeed>, _ count: Int, in words: UnsafePointer<UInt64>) -> UInt64 {
        var met: UInt64 = 0
        for number in 0..<min(count, 64) { met |= (needs[number].isMet(words) ? 1 : 0) &<< UInt64(number) }
        return met
    }
}

extension StateLayout {
    /// What a state must have for an event to come, as far as one field says: something must be pending, or run.
    func need(of event: MachineEvent) -> EventNeed {
        let test: FieldTest
        switch event {
        case .fire(let task): test = FieldTest(isSet: counts + task)
        case .arrive(let object): test = FieldTest(animators + object, isIn: AnimatorState.runningCodes)
        default: return EventNeed()
        }
        let place = places[test.field]
        guard widths[test.field] > 0, let bits = coded(test).anyBits(below: codeCount(test.field)) else {
            return EventNeed()
        }
        return EventNeed(word: place.word, bits: bits << place.shift)
    }
}
