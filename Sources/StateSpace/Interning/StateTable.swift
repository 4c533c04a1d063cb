/// The Swift values that the words of an interned system stand for: each distinct value once, numbered from 0.
///
/// Unchecked because it is written while a system that must be `Sendable` is explored: each exploration makes its own
/// table, and a search runs on one thread.
final class StateTable<State: Hashable>: @unchecked Sendable {
    private(set) var states: [State] = []
    private var numbers: [State: UInt64] = [:]

    /// The number of a value, which is added when it is new.
    func number(of state: State) -> UInt64 {
        if let known = numbers[state] { return known }
        let number = UInt64(states.count)
        numbers[state] = number
        states.append(state)
        return number
    }

    /// Bytes of the tables, without what the values hold elsewhere.
    var bytes: Int {
        let value = MemoryLayout<State>.stride
        return states.capacity * value + numbers.capacity * (value + MemoryLayout<UInt64>.stride) * 4 / 3
    }
}
