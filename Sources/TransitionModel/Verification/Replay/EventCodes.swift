/// Three letters for each event of a machine, that stay the same as long as the event is called the same.
struct EventCodes {
    private(set) var codes: [MachineEvent: String] = [:]
    private(set) var events: [String: MachineEvent] = [:]

    init(_ machine: TransitionMachine) {
        for event in machine.events {
            var number = Self.hash(machine.name(of: event))
            while events[Self.text(number)] != nil { number += 1 }
            codes[event] = Self.text(number)
            events[Self.text(number)] = event
        }
    }

    /// FNV-1a, which no two versions of Swift compute differently.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 20
    }

    private static func text(_ number: UInt64) -> String {
        let text = String(number % 46_656, radix: 36)
        return String(repeating: "0", count: 3 - text.count) + text
    }
}
